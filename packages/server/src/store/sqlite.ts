import { chatIn } from "./sqlite/chat.ts";
import { clubsIn } from "./sqlite/clubs.ts";
import type { Db, Sync } from "./sqlite/db.ts";
import { noticesIn } from "./sqlite/notices.ts";
import { ownDataIn } from "./sqlite/own-data.ts";
import { peopleIn } from "./sqlite/people.ts";
import { ratingsIn } from "./sqlite/ratings.ts";
import { tablesIn } from "./sqlite/tables.ts";
import type { Kept } from "./store.ts";

/** Everything the embedded database can be asked inside a transaction. */
export const methodsOf = (db: Db): Sync<Kept> => ({
  ...peopleIn(db),
  ...tablesIn(db),
  ...chatIn(db),
  ...noticesIn(db),
  ...ratingsIn(db),
  ...clubsIn(db),
  ...ownDataIn(db),
});
