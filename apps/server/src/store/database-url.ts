/** The database that servers share, where DATABASE_URL names one; an empty one names none. */
export const databaseUrl = (): string | undefined => process.env.DATABASE_URL || undefined;
