import { Invite } from "../lobby/invite.tsx";
import { useAttempt } from "../people/attempt.tsx";
import { go } from "../shell/router.ts";
import { clubs } from "../text/clubs/index.ts";
import { type ClubPage, leaveClub, renewLink, tokenOf } from "./clubs-api.ts";

/** The way into the club, for its owner to hand on; and the way out. */
export function Membership({ club: { id, owner }, onChanged }: { readonly club: ClubPage; onChanged(): void }) {
  const text = clubs.text;
  const token = tokenOf(id);
  const { attempt, refused } = useAttempt();
  const renew = async (): Promise<void> => {
    await renewLink(id);
    onChanged();
  };
  const leave = async (): Promise<void> => {
    await leaveClub(id);
    go("/clubs");
  };

  return (
    <>
      {owner && (
        <details class="unfold" open={token !== undefined}>
          <summary>{text.invite}</summary>
          <div class="prose">
            {token === undefined ? (
              <p class="hint">{text.lostLink}</p>
            ) : (
              <Invite link={`${location.origin}/club#${token}`} hint={text.inviteHint} />
            )}
            <div class="button-row">
              <button type="button" class="button" onClick={() => void attempt(renew)}>
                {text.newLink}
              </button>
            </div>
            {token !== undefined && <p class="hint">{text.newLinkHint}</p>}
          </div>
        </details>
      )}
      <details class="unfold">
        <summary>{text.leave}</summary>
        <div class="prose">
          <p class="hint">{owner ? text.leaveOwnerHint : text.leaveHint}</p>
          <div class="button-row">
            <button type="button" class="button" onClick={() => void attempt(leave)}>
              {text.reallyLeave}
            </button>
          </div>
        </div>
      </details>
      {refused}
    </>
  );
}
