import { useEffect } from "preact/hooks";
import { Header } from "../parts/header.tsx";
import { follow } from "../router.ts";
import { language } from "../settings.ts";
import { you } from "../text/you/index.ts";
import "../people/people.css";

export const prepare = (): Promise<void> => you.load(language.peek());

/** What the house keeps about people, in plain words. */
export function Page() {
  const text = you.text;
  useEffect(() => {
    document.title = `${text.privacy} · Serai`;
  }, [text]);
  return (
    <>
      <Header>
        <h1>{text.privacy}</h1>
      </Header>
      <main class="people">
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
    </>
  );
}
