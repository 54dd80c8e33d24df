/** The disk took nothing: what was asked for is not done, and may work later. */
export class CannotSave extends Error {}

/** Others on the same database changed what it is about, however often it was tried. */
export class MetOthers extends CannotSave {}
