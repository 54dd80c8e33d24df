/** What was asked for could not be saved or read now, and may work later: no room on the disk, or no database. */
export class CannotSave extends Error {}

/** Other servers changed the same rows at every try. */
export class TooManyConflicts extends CannotSave {}
