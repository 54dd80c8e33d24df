import { type ParseArgsOptionDescriptor, parseArgs } from "node:util";
import { type Shell, Stop } from "./shell.ts";
import type { CliText, CommandName, OperandName, OptionName } from "./text/cli-text.ts";

/** An option does not compile until every language says what it means. */
export type OptionSpecs = { readonly [name in OptionName]?: ParseArgsOptionDescriptor };

/** Options of every command. */
const SHARED = { help: { type: "boolean", short: "h" }, lang: { type: "string" } } as const satisfies OptionSpecs;

interface Config<O extends OptionSpecs> {
  args: string[];
  options: O & typeof SHARED;
  allowPositionals: true;
}

export type ParsedArguments<O extends OptionSpecs> = ReturnType<typeof parseArgs<Config<O>>>;

export interface Command {
  readonly name: CommandName;
  readonly operands: readonly OperandName[];
  readonly options: OptionSpecs;
  run(words: readonly string[], shell: Shell): Promise<number>;
}

interface CommandSpec<O extends OptionSpecs> {
  readonly name: CommandName;
  readonly operands: readonly OperandName[];
  /** How many operands there must be; all, unless said. */
  readonly fewest?: number;
  readonly options: O;
  /** Returns the exit code. */
  run(given: ParsedArguments<O>, shell: Shell): number | Promise<number>;
}

export function command<O extends OptionSpecs>(spec: CommandSpec<O>): Command {
  const options = { ...spec.options, ...SHARED };
  return {
    name: spec.name,
    operands: spec.operands,
    options,
    async run(words, shell) {
      const config: Config<O> = { args: [...words], options, allowPositionals: true };
      checkWords(config, spec.name, shell.text);
      const given = parseArgs(config);
      const { positionals } = given;
      const extra = positionals[spec.operands.length];
      if (extra !== undefined) throw new Stop(shell.text.errors.tooManyWords(extra, spec.name));
      const missing = spec.operands[positionals.length];
      if (missing !== undefined && positionals.length < (spec.fewest ?? spec.operands.length))
        throw new Stop(shell.text.errors.missing(shell.text.operands[missing], spec.name));
      return spec.run(given, shell);
    },
  };
}

/** What `parseArgs` would refuse, said in the person's own language. */
function checkWords(config: Config<OptionSpecs>, name: CommandName, { errors }: CliText): void {
  const known: Readonly<Record<string, ParseArgsOptionDescriptor | undefined>> = config.options;
  for (const token of parseArgs({ ...config, strict: false, tokens: true }).tokens) {
    if (token.kind !== "option") continue;
    const spec = Object.hasOwn(known, token.name) ? known[token.name] : undefined;
    if (spec === undefined) throw new Stop(errors.unknownOption(token.rawName, name));
    if (spec.type === "boolean" && token.value !== undefined) throw new Stop(errors.takesNoValue(token.rawName));
    const looksLikeOption = token.inlineValue === false && token.value.startsWith("-");
    if (spec.type === "string" && (token.value === undefined || looksLikeOption))
      throw new Stop(errors.needsValue(token.rawName));
  }
}

/** The two things that must be known before anything else can be said: they work even beside mistakes. */
export function readHelpAndLanguage(words: readonly string[]): {
  readonly help: boolean;
  readonly lang: string | undefined;
} {
  const { values } = parseArgs({ args: [...words], options: SHARED, strict: false, allowPositionals: true });
  return { help: values.help === true, lang: typeof values.lang === "string" ? values.lang : undefined };
}
