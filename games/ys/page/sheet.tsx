import { Sheet as BoardSheet } from "@serai/ui/parts/sheet.tsx";
import type { ComponentChildren } from "preact";
import "./sheets.css";

interface SheetProps {
  readonly title: string;
  onClose(): void;
  readonly children: ComponentChildren;
}

export const Sheet = (props: SheetProps) => <BoardSheet {...props} class="ys-sheet" />;
