export const bytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));
export const hexOf = (some: Uint8Array): string => [...some].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** 128 bits, unlike any other table's wherever it was opened. */
export const newId = (): string =>
  btoa(String.fromCharCode(...bytes(16)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
