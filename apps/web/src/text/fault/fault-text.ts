/** Where the page itself has failed. */
export interface FaultText {
  readonly failed: string;
  readonly loadAgain: string;
}
