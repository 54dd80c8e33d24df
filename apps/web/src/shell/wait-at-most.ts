/** Waits for the promise, but no longer than so many milliseconds. */
export const waitAtMost = (milliseconds: number, promise: Promise<unknown>): Promise<unknown> =>
  Promise.race([promise, new Promise((resolve) => setTimeout(resolve, milliseconds))]);
