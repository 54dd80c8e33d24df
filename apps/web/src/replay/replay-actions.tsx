import { useSignal } from "@preact/signals";
import { replayText } from "../text/replay/index.ts";
import { saveAsJson, saveAsText } from "./files.ts";
import { playOn } from "./play-on.ts";
import type { Replay } from "./replay.ts";

interface ReplayActionsProps {
  readonly replay: Replay;
  /** Others can open this address too. */
  readonly isShared: boolean;
}

/** What to do with the game: keep it, pass it on, play on from here. */
export function ReplayActions({ replay, isShared }: ReplayActionsProps) {
  const text = replayText.text;
  const hasFailed = useSignal(false);
  const { heir, own, record, played } = replay;

  async function goOn(seat: number): Promise<void> {
    hasFailed.value = false;
    try {
      await playOn(replay, replay.at.peek(), seat);
    } catch {
      hasFailed.value = true;
    }
  }

  return (
    <div class="replay-actions">
      {heir !== undefined && (
        <button type="button" class="button" onClick={() => void goOn(heir)}>
          {heir === own ? text.playOnAsYou : text.playOn(replay.names(heir))}
        </button>
      )}
      <p class="refusal" role="alert">
        {hasFailed.value && text.playOnFailed}
      </p>
      {isShared && <CopyLink replay={replay} />}
      <button type="button" class="button" onClick={() => saveAsJson(record)}>
        {text.saveJson}
      </button>
      <button type="button" class="button" onClick={() => void saveAsText(played)}>
        {text.saveText}
      </button>
    </div>
  );
}

function CopyLink({ replay }: { readonly replay: Replay }) {
  const text = replayText.text;
  const isCopied = useSignal(false);
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(`${location.origin}${location.pathname}${replay.mark}`);
    isCopied.value = true;
    setTimeout(() => {
      isCopied.value = false;
    }, 2_000);
  }
  // Where the browser will not copy, the address bar still says the same.
  return (
    <button type="button" class="button" onClick={() => void copy().catch(() => {})}>
      {isCopied.value ? text.copied : text.copyLink}
    </button>
  );
}
