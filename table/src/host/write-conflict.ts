/** Another host of the same table has written in between: what is in memory is old, and nothing was kept. */
export class WriteConflict extends Error {}
