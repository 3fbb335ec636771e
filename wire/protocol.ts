/** The version of the protocol, see docs/protocol.md. */
export const PROTOCOL = 2;

/** The longest name that somebody can have. */
export const LONGEST_NAME = 24;
