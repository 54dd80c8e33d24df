import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { makePasskey, me, newLink, showPasskey } from "../http/api.ts";
import { Invite } from "../lobby/invite.tsx";
import { ui } from "../text/index.ts";
import { online } from "../text/online/index.ts";

/** Being the same person on another device: by a one-time link, or for good by a passkey. */
export function Devices() {
  const text = online.text;
  const link = useSignal<string | undefined>(undefined);
  const hasPasskey = useSignal(false);
  const failure = useSignal<string | undefined>(undefined);

  useEffect(() => {
    // Without the server there is nothing to say about it.
    me().then(
      ({ passkey }) => {
        hasPasskey.value = passkey;
      },
      () => {},
    );
  }, [hasPasskey]);

  function attempt(what: () => Promise<void>, failed: string): void {
    failure.value = undefined;
    what().catch(() => {
      failure.value = failed;
    });
  }

  const makeLink = async (): Promise<void> => {
    link.value = `${location.origin}/link#${await newLink()}`;
  };
  const keep = async (): Promise<void> => {
    await makePasskey();
    hasPasskey.value = true;
  };
  const signIn = async (): Promise<void> => {
    await showPasskey();
    location.assign("/");
  };

  return (
    <fieldset class="devices">
      <legend>{text.devices}</legend>
      <p class="hint">{text.devicesHint}</p>
      {link.value === undefined ? (
        <button type="button" class="button" onClick={() => attempt(makeLink, ui.text.failed)}>
          {text.makeLink}
        </button>
      ) : (
        <Invite link={link.value} hint={text.linkHint} />
      )}
      {"credentials" in navigator &&
        (hasPasskey.value ? (
          <p class="hint">{text.hasPasskey}</p>
        ) : (
          <>
            <button type="button" class="button" onClick={() => attempt(keep, text.passkeyFailed)}>
              {text.makePasskey}
            </button>
            <button type="button" class="button" onClick={() => attempt(signIn, text.passkeyFailed)}>
              {text.signIn}
            </button>
          </>
        ))}
      <p class="refusal" role="alert">
        {failure.value}
      </p>
    </fieldset>
  );
}
