/** What the pages about oneself and one's data say. */
export interface YouText {
  readonly title: string;
  readonly stranger: string;
  readonly saveName: string;
  readonly saved: string;
  readonly yourPage: string;
  readonly notices: string;
  readonly noticesHint: string;
  readonly setNotices: string;

  /** The list of one's own browsers. */
  readonly devices: string;
  readonly devicesHint: string;
  readonly unknownBrowser: string;
  deviceDates(since: string, seen: string): string;
  readonly thisDevice: string;
  readonly removeDevice: string;
  readonly reallyRemoveDevice: string;

  readonly data: string;
  readonly export: string;
  readonly exportHint: string;
  readonly forget: string;
  readonly goes: string;
  readonly whatGoes: readonly string[];
  readonly stays: string;
  readonly whatStays: readonly string[];
  readonly forgetForGood: string;
  readonly sure: string;
  readonly forgotten: string;

  readonly privacy: string;
  readonly privacyIntro: string;
  readonly privacyParts: readonly { readonly title: string; readonly lines: readonly string[] }[];
}
