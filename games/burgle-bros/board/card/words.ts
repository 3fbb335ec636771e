import type { Language } from '#table/text.ts';

interface CardWords {
  readonly question: (crew: number) => string;
  readonly turn: (job: string, turn: number) => string;
  readonly safes: (open: number, all: number) => string;
  readonly digits: (n: number) => string;
  /** Who went where. */
  readonly crew: (names: string, job: string) => readonly string[];
}

export const words: Readonly<Record<Language, CardWords>> = {
  en: {
    question: (crew) => (crew === 1 ? 'Did it work out?' : 'Did they make it?'),
    turn: (job, turn) => `${job} · turn ${turn}`,
    safes: (open, all) => `${open} of ${all} Safes open,`,
    digits: (n) => (n === 1 ? '1 number cracked.' : `${n} numbers cracked.`),
    crew: (names, job) => [names, `in the ${job}`],
  },
  de: {
    question: (crew) => (crew === 1 ? 'Ging es gut?' : 'Sind sie entkommen?'),
    turn: (job, turn) => `${job} · Zug ${turn}`,
    safes: (open, all) => `${open} von ${all} Tresoren offen,`,
    digits: (n) => (n === 1 ? '1 Ziffer geknackt.' : `${n} Ziffern geknackt.`),
    crew: (names, job) => [names, job],
  },
  es: {
    question: (crew) => (crew === 1 ? '¿Salió bien?' : '¿Lo lograron?'),
    turn: (job, turn) => `${job} · turno ${turn}`,
    safes: (open, all) => `${open} de ${all} cajas abiertas,`,
    digits: (n) => (n === 1 ? '1 número descifrado.' : `${n} números descifrados.`),
    crew: (names, job) => [names, job],
  },
};
