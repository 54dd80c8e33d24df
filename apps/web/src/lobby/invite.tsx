import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { online } from "../text/online/index.ts";

/** A link to hand on: to copy, to send, or to hold up to another device's camera. */
export function Invite({ link, hint }: { readonly link: string; readonly hint: string }) {
  const isCopied = useSignal(false);
  const text = online.text;

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(link);
    isCopied.value = true;
  }

  return (
    <div class="invite">
      <p class="hint">{hint}</p>
      <label class="field">
        <span class="unseen">{text.invite}</span>
        <input readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <div class="invite-buttons">
        {/* Where copying is not allowed the link still stands above, selected at a tap. */}
        <button type="button" class="button button-main" onClick={() => void copy().catch(() => {})}>
          {isCopied.value ? text.copied : text.copy}
        </button>
        {"share" in navigator && (
          <button type="button" class="button" onClick={() => void navigator.share({ url: link }).catch(() => {})}>
            {text.share}
          </button>
        )}
      </div>
      <QrCode link={link} />
    </div>
  );
}

interface Squares {
  readonly size: number;
  readonly path: string;
}

function QrCode({ link }: { readonly link: string }) {
  const code = useSignal<Squares | undefined>(undefined);
  useEffect(() => {
    const draw = async (): Promise<void> => {
      const { encode } = await import("uqr");
      const { data, size } = encode(link, { border: 2 });
      const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
      code.value = { size, path: dark.join("") };
    };
    // Without the picture the link is still there.
    draw().catch(() => {});
  }, [link, code]);
  if (code.value === undefined) return undefined;
  const { size, path } = code.value;
  return (
    <details class="qr">
      <summary>{online.text.qr}</summary>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={online.text.qr}>
        <path d={path} />
      </svg>
    </details>
  );
}
