/** The sports offered, with their LSports ids and score codes. Their words are in the client's market dictionary. */
export const SPORT_KEYS = [
  'football',
  'basketball',
  'baseball',
  'volleyball',
  'ice-hockey',
  'e-sports',
] as const;

export type SportKey = (typeof SPORT_KEYS)[number];

export interface Sport {
  key: SportKey;
  /** LSports sport id. */
  id: number;
  /** Codes of the parts played in regulation time, in order. */
  regulation: readonly number[];
  /** Codes of the parts after regulation time, in order. */
  overtime: readonly number[];
  /** Every code the sport may report, as the feed numbers them: 10 is a first half, 100 the full-time score. */
  codes: readonly number[];
  inPlayDelaySeconds: number;
}

export const SPORTS: readonly Sport[] = [
  {
    key: 'football',
    id: 6046,
    regulation: [10, 20],
    overtime: [30, 35, 50],
    codes: [10, 20, 30, 35, 50, 100, 101, 102],
    inPlayDelaySeconds: 6,
  },
  {
    key: 'basketball',
    id: 48242,
    regulation: [1, 2, 3, 4],
    overtime: [40],
    codes: [1, 2, 3, 4, 40, 100, 101],
    inPlayDelaySeconds: 6,
  },
  {
    key: 'baseball',
    id: 154914,
    regulation: [1, 2, 3, 4, 5, 6, 7, 8, 9],
    overtime: [40],
    codes: [1, 2, 3, 4, 5, 6, 7, 8, 9, 40, 62, 100, 101],
    inPlayDelaySeconds: 6,
  },
  {
    key: 'volleyball',
    id: 154830,
    regulation: [1, 2, 3, 4, 5],
    overtime: [50],
    codes: [1, 2, 3, 4, 5, 50, 100],
    inPlayDelaySeconds: 6,
  },
  {
    key: 'ice-hockey',
    id: 35232,
    regulation: [1, 2, 3],
    overtime: [40, 50],
    codes: [1, 2, 3, 40, 50, 100, 101, 102],
    inPlayDelaySeconds: 6,
  },
  {
    key: 'e-sports',
    id: 687890,
    regulation: [1, 2, 3, 4, 5],
    overtime: [],
    codes: [1, 2, 3, 4, 5, 65, 100],
    inPlayDelaySeconds: 8,
  },
];

const BY_KEY = new Map(SPORTS.map((sport) => [sport.key, sport]));

/** The sport of a key. Throws a RangeError for a key outside `SPORT_KEYS`. */
export function sportOf(key: SportKey): Sport {
  const sport = BY_KEY.get(key);
  if (!sport) throw new RangeError(`unknown sport: ${key}`);
  return sport;
}

/** Whether a text is one of the six sport keys. */
export function isSportKey(value: string): value is SportKey {
  return (SPORT_KEYS as readonly string[]).includes(value);
}

/** Code of a pause between two parts, in every sport: the clock is stopped. */
export const BREAK_CODE = 80;

/** Seconds an in-play bet waits before it is accepted. */
export function inPlayDelaySeconds(sport: SportKey): number {
  return sportOf(sport).inPlayDelaySeconds;
}
