import { useEffect } from "preact/hooks";
import { language } from "../device/settings.ts";
import { follow } from "../shell/router.ts";
import { SiteFooter } from "../shell/site-footer.tsx";
import { SiteHeader } from "../shell/site-header.tsx";
import { you } from "../text/you/index.ts";
import "../people/people.css";

export const prepare = (): Promise<void> => you.load(language.peek());

/** What the server keeps about people, in plain words. */
export function Page() {
  const text = you.text;
  useEffect(() => {
    document.title = `${text.privacy} · Serai`;
  }, [text]);
  return (
    <>
      <SiteHeader place="you" />
      <main class="people">
        <h1 class="page-title">{text.privacy}</h1>
        <p>{text.privacyIntro}</p>
        {text.privacyParts.map(({ title, lines }) => (
          <section key={title} class="panel prose">
            <h2>{title}</h2>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
        <a class="button" href="/you" onClick={follow}>
          {text.data}
        </a>
      </main>
      <SiteFooter />
    </>
  );
}
