import { useSignal, useSignalEffect } from "@preact/signals";
import type { AnyGameProps } from "@serai/ui/page.ts";
import type { RefObject, VNode } from "preact";
import { useEffect } from "preact/hooks";
import type { Learning } from "../games/help.ts";
import type { HelpDialogProps } from "./dialog.tsx";
import { listen } from "./gestures.ts";
import type { HelpRequest, HelpRequestSignal } from "./help-request.ts";

interface HelpLayerProps {
  readonly asked: HelpRequestSignal;
  readonly props: AnyGameProps;
  /** Seats that play waits for. */
  readonly waiting: readonly number[];
  readonly root: RefObject<HTMLElement | null>;
}

interface Opened {
  readonly asked: HelpRequest;
  readonly Dialog: (props: HelpDialogProps) => VNode;
  readonly learning: Learning;
}

/** Help on everything at a table: what it says is fetched when somebody asks. */
export function HelpLayer({ asked, props, waiting, root }: HelpLayerProps) {
  const opened = useSignal<Opened | undefined>(undefined);

  useEffect(() => {
    if (root.current === null) return undefined;
    return listen(root.current, {
      ask: (element) => {
        asked.value = element ? { kind: "piece", element } : { kind: "everything" };
      },
    });
  }, [root, asked]);

  useSignalEffect(() => {
    const wanted = asked.value;
    if (wanted === undefined) {
      opened.value = undefined;
      return;
    }
    void (async () => {
      try {
        const { HelpDialog, prepare } = await import("./dialog.tsx");
        const learning = await prepare(props.table.game);
        if (asked.peek() === wanted) opened.value = { asked: wanted, Dialog: HelpDialog, learning };
      } catch {
        // Without a network there may be no help yet: it can be asked for again.
        if (asked.peek() === wanted) asked.value = undefined;
      }
    })();
  });

  if (opened.value === undefined || root.current === null) return undefined;
  const { Dialog, learning, asked: what } = opened.value;
  return (
    <Dialog
      // Another question is another dialog: each returns the focus to where it was.
      key={what}
      asked={what}
      learning={learning}
      props={props}
      waiting={waiting}
      root={root.current}
      ask={(wanted) => {
        // A dialog that gives way to another question says that it closed only after that.
        if (asked.peek() === what) asked.value = wanted;
      }}
    />
  );
}
