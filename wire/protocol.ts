/** The version of the protocol, see docs/protocol.md. */
export const PROTOCOL = 2;

/** So long, in milliseconds, somebody who has gone is waited for unless a host says otherwise. */
export const GRACE = 60_000;

/** So many days in all somebody may be away in one game whose moves take days, while their clock stands still. */
export const HOLIDAY_DAYS = 14;

/** The longest name that somebody can have. */
export const LONGEST_NAME = 24;
