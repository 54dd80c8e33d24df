import { render } from "preact";
import { language } from "../device/settings.ts";
import { fault } from "../text/fault/index.ts";

const ID = "fault-notice";

/** A fault of ours may leave the page half drawn, so this stands outside of what it draws. */
export async function showFault(): Promise<void> {
  await fault.load(language.peek());
  if (document.getElementById(ID)) return;
  const place = document.createElement("div");
  place.id = ID;
  document.body.append(place);
  render(
    <div class="fault-notice" role="alert">
      <p>{fault.text.failed}</p>
      <button type="button" class="button" onClick={() => location.reload()}>
        {fault.text.loadAgain}
      </button>
    </div>,
    place,
  );
}
