import { expect, test } from "vitest";
import { isNewEnough } from "../node24.mjs";

test.each([
  ["20.20.2", false],
  ["22.19.0", false],
  ["24.5.0", false],
  ["24.6.0", true],
  ["24.21.0", true],
  ["25.0.0", true],
])("Node %s is new enough for Serai: %s", (version, runs) => expect(isNewEnough(version)).toBe(runs));
