import { useSignal } from "@preact/signals";
import { useAttempt } from "../people/attempt.tsx";
import { Name } from "../people/name.tsx";
import { clubs } from "../text/clubs/index.ts";
import { type ClubPage, removeMember } from "./clubs-api.ts";

/** Who is in the club; its owner can send members away, which ends the link they came by. */
export function MemberList({
  club: { id, owner, members },
  onChanged,
}: {
  readonly club: ClubPage;
  onChanged(): void;
}) {
  const text = clubs.text;
  const { attempt, refused } = useAttempt();
  /** The member who is to go, once that is said again. */
  const chosen = useSignal<string | undefined>(undefined);
  const remove = async (tag: string): Promise<void> => {
    await removeMember(id, tag);
    chosen.value = undefined;
    onChanged();
  };

  return (
    <>
      <ul class="plain-list">
        {members.map((member) => (
          <li key={member.tag} class="member removable">
            <Name of={member} />
            {member.owner && <span class="badge">{text.owner}</span>}
            {owner && !member.owner && chosen.value !== member.tag && (
              <button
                type="button"
                class="button"
                aria-label={`${text.remove}: ${member.name}`}
                onClick={() => {
                  chosen.value = member.tag;
                }}
              >
                {text.remove}
              </button>
            )}
            {chosen.value === member.tag && (
              <div class="prose">
                <p class="hint">{text.removeHint}</p>
                <button type="button" class="button" onClick={() => void attempt(() => remove(member.tag))}>
                  {text.reallyRemove}
                </button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {refused}
    </>
  );
}
