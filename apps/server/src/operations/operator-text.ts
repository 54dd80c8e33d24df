/** What the operator's page says. The people who run a server read its documents in English too. */
export const TEXT = {
  title: "Serai: operator",
  none: "None.",
  heads: {
    load: "This server now",
    tables: "Tables that are not over",
    errors: "Last errors of this server",
    reports: "Reported lines of chat",
    bans: "Bans",
    setAside: "Games set aside",
  },
  load: {
    sockets: "Open sockets",
    tablesInUse: "Tables in memory",
    engineQueue: "Questions that wait for the rules",
    botQueue: "Decisions that wait for a bot",
    megabytes: "Memory, MB",
    uptimeMinutes: "Minutes since the start",
  },
  columns: {
    tables: ["Game", "Status", "Tables"],
    errors: ["When (UTC)", "What", "Error", "Table"],
    reports: ["When (UTC)", "Name", "Line", "Reported by", "Why", ""],
    bans: ["When (UTC)", "What", "Name", "Tag or address", "Why", ""],
    setAside: ["Last changed (UTC)", "Game", "Rules", "Record"],
  },
  kinds: { person: "person", address: "address" },
  aboutBans:
    "A banned person or address is refused by every server on this database after at most five seconds. A person's tag is the end of the address of their page; of an IPv6 address the first 64 bits count.",
  kind: "Whom",
  whose: "Tag or address",
  why: "Why",
  ban: "Ban",
  lift: "Lift",
  banSpeaker: "Ban who said it",
  seenTo: "Seen to",
} as const;
