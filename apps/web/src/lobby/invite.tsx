import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { online } from "../text/online/index.ts";

interface InviteProps {
  readonly link: string;
  readonly hint: string;
  /** Handing it on is what there is to do here. */
  readonly isMain?: boolean;
}

/** A link to hand on: to copy, to send, or to hold up to another device's camera. */
export function Invite({ link, hint, isMain = true }: InviteProps) {
  const isCopied = useSignal(false);
  const code = useCode(link);
  const text = online.text;

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(link);
    isCopied.value = true;
  }

  return (
    <div class={code === undefined ? "invite" : "invite has-code"}>
      {code && (
        <svg class="qr" viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={text.qr}>
          <path d={code.path} />
        </svg>
      )}
      <div class="invite-ways">
        <p class="hint">{hint}</p>
        <label class="field">
          <span class="unseen">{text.invite}</span>
          <input readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        </label>
        <div class="invite-buttons">
          {/* Where copying is not allowed the link still stands above, selected at a tap. */}
          <button
            type="button"
            class={isMain ? "button button-main" : "button"}
            onClick={() => void copy().catch(() => {})}
          >
            {isCopied.value ? text.copied : text.copy}
          </button>
          {"share" in navigator && (
            <button type="button" class="button" onClick={() => void navigator.share({ url: link }).catch(() => {})}>
              {text.share}
            </button>
          )}
        </div>
      </div>
    </div>
  );
}

interface Squares {
  readonly size: number;
  readonly path: string;
}

/** The link as a QR code, once what draws it has come; without the picture the link is still there. */
function useCode(link: string): Squares | undefined {
  const code = useSignal<Squares | undefined>(undefined);
  useEffect(() => {
    const draw = async (): Promise<void> => {
      const { encode } = await import("uqr");
      const { data, size } = encode(link, { border: 2 });
      const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
      code.value = { size, path: dark.join("") };
    };
    draw().catch(() => {});
  }, [link, code]);
  return code.value;
}
