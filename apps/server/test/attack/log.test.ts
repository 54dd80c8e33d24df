import { expect, test } from "vitest";
import { loggedRequest } from "../../src/http/logged-request.ts";

test("tokens in old links do not come into the log", () => {
  const url = (address: string): string =>
    loggedRequest(Object.assign(Object.create(null), { method: "GET", url: address, host: "x", ip: "1.2.3.4" })).url;
  for (const place of ["link", "club", "confirm"]) expect(url(`/${place}/secret-token?x=1`)).toBe(`/${place}/…?x=1`);
  expect(url("/t/table")).toBe("/t/table");
});
