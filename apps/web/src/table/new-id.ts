/** By which the host of a table knows a command again. */
export const newId = (): string => crypto.getRandomValues(new Uint32Array(3)).join("-");
