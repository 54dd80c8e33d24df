import type { View } from "../rules/index.ts";
import { SignLine } from "./art/sign.tsx";
import { sheet } from "./look.ts";
import { words } from "./words.ts";

interface ToolsProps {
  readonly view: View;
  /** Favours and everybody's goods are in sight there. */
  readonly isDesk: boolean;
}

/** What is looked up: favours, buildings still to build, what everybody holds. */
export function Tools({ view, isDesk }: ToolsProps) {
  const { favours, buildings, everybody } = words.text;
  return (
    <div class="tools">
      {!isDesk && !view.options.beginner && <Tool name="favours" label={favours} sign="crown" />}
      <Tool name="buildings" label={buildings} sign="house-wood" isNamed={isDesk} />
      {!isDesk && <Tool name="goods" label={everybody} sign="plain" />}
    </div>
  );
}

interface ToolProps {
  readonly name: "favours" | "buildings" | "goods";
  readonly label: string;
  readonly sign: string;
  readonly isNamed?: boolean;
}

const Tool = ({ name, label, sign, isNamed = false }: ToolProps) => (
  <button
    type="button"
    class="tool"
    data-live
    data-piece={`tool:${name}`}
    aria-label={isNamed ? undefined : label}
    title={label}
    onClick={() => {
      sheet.value = name;
    }}
  >
    <SignLine signs={[sign]} />
    {isNamed && <span>{label}</span>}
  </button>
);
