import { type DestinationStream, type Logger, pino } from 'pino';

export const LEVELS = ['info', 'debug', 'warn', 'error', 'silent'] as const;
export type Level = (typeof LEVELS)[number];

/** Lines of JSON. What could identify somebody to us is never written: no cookie, no token, no code. */
export const logger = (level: Level, to?: DestinationStream): Logger =>
  pino(
    {
      level,
      redact: ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]'],
      base: null,
    },
    ...(to === undefined ? [] : [to]),
  );
