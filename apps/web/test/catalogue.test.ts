import { language } from "@serai/ui/settings.ts";
import { catalogue, speak } from "@serai/ui/words/catalogue.ts";
import { expect, test } from "vitest";

const after = (ms: number, text: string) => () => new Promise<string>((done) => setTimeout(() => done(text), ms));
const words = () => catalogue({ en: after(10, "yes"), hu: after(60, "igen"), nl: after(10, "ja") });

test("words that come into use while the language changes are there in the new one", async () => {
  language.value = "en";
  const first = words();
  await first.load("en");
  const late = words();
  const spoken = speak("hu");
  await late.load("en");
  await spoken;
  expect([first.text, late.text]).toEqual(["igen", "igen"]);
});

test("words asked for in a language that the page no longer speaks are there in the one it speaks", async () => {
  language.value = "hu";
  const late = words();
  await late.load("en");
  expect(late.text).toBe("igen");
});

test("of two languages asked for at once the page speaks the last", async () => {
  language.value = "en";
  await words().load("en");
  await Promise.all([speak("hu"), speak("nl")]);
  expect(language.value).toBe("nl");
});
