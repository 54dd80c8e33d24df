import type { CommonRefusal, RefusalParams } from "@serai/kernel";
import type { TableRefusal } from "@serai/table";

/** What is said in one language whatever the game. */
export interface CommonText {
  /** The language's own name for itself. */
  readonly languageName: string;
  readonly refusals: Readonly<Record<CommonRefusal | TableRefusal, (params: RefusalParams) => string>>;
  /** For a code that has no words here: an older page may meet a newer server. */
  readonly unknownRefusal: (code: string) => string;
}
