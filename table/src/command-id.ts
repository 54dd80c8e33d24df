import * as z from "zod/mini";

/** Chosen by the page: sent again with the same one, a command is not done again. */
export const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,40}$/));
