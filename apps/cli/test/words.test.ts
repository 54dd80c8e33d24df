import { once } from "node:events";
import { describe, expect, test } from "vitest";
import { serai, seraiProcess, start } from "./serai.ts";

const COMMANDS = ["serve", "play", "new", "replay", "show", "fuzz", "bench", "help"];

describe("help", () => {
  test("lists every command and game", async () => {
    const { code, out } = await serai([]);
    expect(code).toBe(0);
    for (const name of [...COMMANDS, "sultan", "goofspiel"]) expect(out).toContain(name);
    expect((await serai(["--help"])).out).toBe(out);
    expect((await serai(["help"])).out).toBe(out);
  });

  test.each(COMMANDS)("%s --help tells its options", async (name) => {
    const { code, out } = await serai([name, "--help"]);
    expect(code).toBe(0);
    expect(out).toContain(`Usage: serai ${name}`);
    expect(out).toContain("--lang en|hu|nl");
  });

  test("help with a command's name says the same", async () => {
    expect((await serai(["help", "show"])).out).toBe((await serai(["show", "-h"])).out);
  });

  test("speaks the language of the system, or the one asked for", async () => {
    expect((await serai(["help"], "", { LANG: "hu_HU.UTF-8" })).out).toContain("Parancsok");
    expect((await serai(["help", "--lang", "nl"], "", { LANG: "hu_HU.UTF-8" })).out).toContain("Opdrachten");
  });

  test("--version", async () => {
    expect((await serai(["--version"])).out).toMatch(/^serai \d+\.\d+\.\d+\n$/);
  });
});

describe("a wrong word gets one line and exit code 2", () => {
  test.each<[string, RegExp]>([
    ["dance", /no command “dance”/],
    ["help dance", /no command “dance”/],
    ["constructor", /no command/],
    ["play", /<game> is missing/],
    ["play chess", /no game called “chess”/],
    ["play sultan goofspiel", /“goofspiel” is one word too many/],
    ["play sultan --colour red", /no option --colour/],
    ["play sultan --players", /--players needs a value/],
    ["play sultan --players --lang en", /--players needs a value/],
    ["play sultan --players nine", /whole number from 2 to 5, not “nine”/],
    ["play sultan --players 6", /whole number from 2 to 5, not “6”/],
    ["play sultan --bot wizard", /No bot called “wizard”/],
    ["play sultan --option magic", /option “magic”/],
    ["play sultan --players 4 --option doubling", /option “doubling”/],
    ["play sultan --option memoryAid=perhaps", /option “memoryAid”/],
    ["play sultan --lang xx", /no words in “xx”; choose one of en, hu, nl/],
    ["new sultan --players 3 --bots random,random", /2 bots are named for 3 seats/],
    ["new sultan --bots random --out /dev/null/x.json", /cannot be written \(E/],
    ["fuzz", /<game\|all> is missing/],
    ["fuzz sultan --games many", /whole number/],
    ["fuzz sultan --games=0", /whole number/],
    ["replay", /<record.json> is missing/],
    ["replay --json=yes x", /--json takes no value/],
    ["serve --port 99999", /whole number from 0 to 65535/],
    ["bench --only chess", /no game called “chess”/],
    ["arena goofspiel --seats nothing.json,master", /nothing.json cannot be read/],
    ["arena goofspiel --seats package.json:bold,master", /package.json cannot be read, or is no network/],
  ])("%s", async (words, line) => {
    const { code, out, err } = await serai(words.split(" "));
    expect(err).toMatch(line);
    expect(err.trimEnd().split("\n")).toHaveLength(1);
    expect({ code, out }).toEqual({ code: 2, out: "" });
  });

  test("in the person's own language too", async () => {
    const { code, err } = await serai(["tánc", "--lang", "hu"]);
    expect(err).toBe("Nincs ilyen parancs: „tánc”; a `serai help` felsorolja őket.\n");
    expect(code).toBe(2);
  });
});

describe("in a process of its own", () => {
  test("answers go to the output, faults to the errors, and the exit code says which it was", async () => {
    expect(await seraiProcess(["new", "goofspiel", "--bots", "random", "--seed", "x"])).toEqual(
      await serai(["new", "goofspiel", "--bots", "random", "--seed", "x"]),
    );
    const wrong = await seraiProcess(["dance"]);
    expect(wrong).toEqual(await serai(["dance"]));
    expect(wrong.code).toBe(2);
  });

  test("output cut off by its reader is no fault", async () => {
    const { child, told } = start(["new", "sultan", "--bots", "random", "--seed", "cut"]);
    child.stdout.destroy();
    await once(child, "close");
    expect(told.err).toBe("");
  });
});
