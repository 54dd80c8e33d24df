import type { StoreMethods } from "../store.ts";
import { chatIn } from "./chat.ts";
import { clubsIn } from "./clubs.ts";
import type { Database } from "./database.ts";
import { noticesIn } from "./notices.ts";
import { operatorIn } from "./operator.ts";
import { ownDataIn } from "./own-data.ts";
import { peopleIn } from "./people.ts";
import { ratingsIn } from "./ratings.ts";
import { tablesIn } from "./tables.ts";

/** Everything a database can be asked inside a transaction. */
export const methodsOf = (db: Database): StoreMethods => ({
  ...peopleIn(db),
  ...tablesIn(db),
  ...chatIn(db),
  ...noticesIn(db),
  ...ratingsIn(db),
  ...clubsIn(db),
  ...ownDataIn(db),
  ...operatorIn(db),
});
