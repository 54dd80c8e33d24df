import { BlockList, isIPv4 } from "node:net";

/** Networks that are not the open internet (RFC 6890 and what came after it). */
const INSIDE_4: readonly (readonly [string, number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
];

/** Inside the global range, but standing for other addresses: Teredo and such, documentation, 6to4. */
const NOT_OUTSIDE_6: readonly (readonly [string, number])[] = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
];

const inside4 = new BlockList();
for (const [network, bits] of INSIDE_4) inside4.addSubnet(network, bits, "ipv4");
const outside6 = new BlockList();
outside6.addSubnet("2000::", 3, "ipv6");
const notOutside6 = new BlockList();
for (const [network, bits] of NOT_OUTSIDE_6) notOutside6.addSubnet(network, bits, "ipv6");

/** Whether an address is on the open internet; for version 6 a white list, as most of it is not. */
export function isPublic(address: string): boolean {
  if (isIPv4(address)) return !inside4.check(address, "ipv4");
  return outside6.check(address, "ipv6") && !notOutside6.check(address, "ipv6");
}

export const isLoopback = (address: string): boolean => address === "::1" || address.startsWith("127.");
