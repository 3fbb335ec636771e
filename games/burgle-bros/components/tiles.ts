/** The kinds of room tile. */
export const KINDS = [
  'atrium',
  'camera',
  'computer-fingerprint',
  'computer-laser',
  'computer-motion',
  'deadbolt',
  'scanner',
  'fingerprint',
  'foyer',
  'keypad',
  'laboratory',
  'laser',
  'lavatory',
  'motion',
  'safe',
  'secret-door',
  'service-duct',
  'stairs',
  'thermo',
  'walkway',
] as const;
export type Kind = (typeof KINDS)[number];

/** What is printed on the copies of each kind: the digit, with a ring where the Office Job uses it. A Safe has no digit. */
const PRINTED = {
  atrium: '3 4',
  camera: '1 2o 3o 6o',
  'computer-fingerprint': '4o',
  'computer-laser': '5o',
  'computer-motion': '6o',
  deadbolt: '1 2o 3o',
  scanner: '4 5 6',
  fingerprint: '4o 5o 6',
  foyer: '1o 2o',
  keypad: '4o 5 6o',
  laboratory: '3o 4',
  laser: '1o 2o 3',
  lavatory: '5o',
  motion: '1o 2 3o',
  safe: '0 0 0',
  'secret-door': '1o 2o',
  'service-duct': '5o 6o',
  stairs: '4o 5o 6',
  thermo: '1o 2o 3',
  walkway: '1o 2 3o',
} as const satisfies Record<Kind, string>;

export interface TilePrint {
  readonly kind: Kind;
  /** 0 on a Safe. */
  readonly digit: number;
  /** The white circle: used in the Office Job. */
  readonly office: boolean;
}

/** C1 — The 48 tiles of the box. */
export const TILES: readonly TilePrint[] = KINDS.flatMap((kind) =>
  PRINTED[kind].split(' ').map((print) => ({ kind, digit: Number(print[0]), office: print.endsWith('o') })),
);

/** A tile by name: the kind and its digit, `laser 2`; Safes are all alike. */
export type TileName = string;
export const TILE_NAMES: readonly TileName[] = TILES.map(({ kind, digit }) =>
  digit === 0 ? kind : `${kind} ${digit}`,
);

/** The kind of a tile as a small number, for rules that are asked a million times a second. */
export type KindIndex = number;
export const KIND: readonly KindIndex[] = TILES.map(({ kind }) => KINDS.indexOf(kind));
export const DIGIT: readonly number[] = TILES.map(({ digit }) => digit);

const index = (kind: Kind): KindIndex => KINDS.indexOf(kind);
export const ATRIUM = index('atrium');
export const CAMERA = index('camera');
export const COMPUTER_FINGERPRINT = index('computer-fingerprint');
export const COMPUTER_LASER = index('computer-laser');
export const COMPUTER_MOTION = index('computer-motion');
export const DEADBOLT = index('deadbolt');
export const SCANNER = index('scanner');
export const FINGERPRINT = index('fingerprint');
export const FOYER = index('foyer');
export const KEYPAD = index('keypad');
export const LABORATORY = index('laboratory');
export const LASER = index('laser');
export const LAVATORY = index('lavatory');
export const MOTION = index('motion');
export const SAFE = index('safe');
export const SECRET_DOOR = index('secret-door');
export const SERVICE_DUCT = index('service-duct');
export const STAIRS = index('stairs');
export const THERMO = index('thermo');
export const WALKWAY = index('walkway');

export const isComputer = (kind: KindIndex): boolean => kind >= COMPUTER_FINGERPRINT && kind <= COMPUTER_MOTION;

const flags = (...kinds: readonly KindIndex[]): readonly boolean[] => KINDS.map((_, kind) => kinds.includes(kind));

/** Kinds with the alarm icon. */
export const HAS_ALARM_ICON = flags(CAMERA, SCANNER, FINGERPRINT, LASER, MOTION, THERMO);
/** R51 — Kinds on which a Crowbar does anything: alarm and stop icons. */
export const CAN_BE_FORCED = flags(CAMERA, SCANNER, FINGERPRINT, LASER, MOTION, THERMO, DEADBOLT, KEYPAD);

/** R24 — The Computer Room whose tokens stop the alarm of a kind; only three kinds have one. */
export const COMPUTER_FOR: readonly (KindIndex | undefined)[] = KINDS.map((_, kind) =>
  kind === FINGERPRINT
    ? COMPUTER_FINGERPRINT
    : kind === LASER
      ? COMPUTER_LASER
      : kind === MOTION
        ? COMPUTER_MOTION
        : undefined,
);
