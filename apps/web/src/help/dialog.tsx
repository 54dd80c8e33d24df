import type { AnyGameProps } from "@serai/ui/page.ts";
import { language } from "../device/settings.ts";
import { type Learning, openLearning } from "../games/help.ts";
import { helpText } from "../text/help/index.ts";
import { rulesPageText } from "../text/rules/index.ts";
import { HelpOverview } from "./help-overview.tsx";
import type { HelpRequest } from "./help-request.ts";
import { PieceHelp } from "./piece-help.tsx";
import "./help.css";

/** Everything the dialog draws with. */
export async function prepare(game: string): Promise<Learning> {
  const spoken = language.peek();
  const [learning] = await Promise.all([openLearning(game), helpText.load(spoken), rulesPageText.load(spoken)]);
  return learning;
}

export interface HelpDialogProps {
  readonly asked: HelpRequest;
  readonly learning: Learning;
  readonly props: AnyGameProps;
  readonly waiting: readonly number[];
  /** The table. */
  readonly root: HTMLElement;
  ask(wanted: HelpRequest | undefined): void;
}

export function HelpDialog(props: HelpDialogProps) {
  return props.asked.kind === "piece" ? (
    <PieceHelp {...props} element={props.asked.element} />
  ) : (
    <HelpOverview {...props} />
  );
}
