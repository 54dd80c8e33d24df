/** The disk took nothing: what was asked for is not done, and may work later. */
export class CannotSave extends Error {}
