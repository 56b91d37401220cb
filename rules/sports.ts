import { SPORT_KEYS, type SportKey } from './sport-keys.ts';

export { BREAK_CODE, isSportKey, SPORT_KEYS, type SportKey } from './sport-keys.ts';

const HALVES = [10, 20];
const EXTRA_TIME = [30, 35, 50];
const WITH_EXTRA_TIME = [100, 101, 102];

function numbered(parts: number): number[] {
  return Array.from({ length: parts }, (_, index) => index + 1);
}

interface Described {
  id: number;
  regulation?: readonly number[];
  overtime?: readonly number[];
  /** What else has a code: running totals, errors, rounds. */
  others?: readonly number[];
  /** Seconds, 6 when left out; null where nothing is taken in play. */
  delay?: number | null;
}

const TOTAL = [100];
const WITH_OVERTIME = [100, 101];
const WITH_SHOOT_OUT = [100, 102];
/** A race or a round of golf: there are places and no score of two sides, and nothing is taken once it runs. */
const WITHOUT_SCORE = { others: [], delay: null };

/** By LSports id. Ids from 900001 are ours: those sports have no public one, and the feed never uses that range. */
const DESCRIBED: Readonly<Record<SportKey, Described>> = {
  football: { id: 6046, regulation: HALVES, overtime: EXTRA_TIME, others: WITH_EXTRA_TIME },
  basketball: { id: 48242, regulation: numbered(4), overtime: [40], others: WITH_OVERTIME },
  baseball: { id: 154914, regulation: numbered(9), overtime: [40], others: [62, 100, 101] },
  volleyball: { id: 154830, regulation: numbered(5), overtime: [50] },
  'ice-hockey': {
    id: 35232,
    regulation: numbered(3),
    overtime: [40, 50],
    others: WITH_EXTRA_TIME,
  },
  'e-sports': { id: 687890, regulation: numbered(7), others: [65, 100], delay: 8 },
  tennis: { id: 54094, regulation: numbered(5), delay: 4 },
  'table-tennis': { id: 265917, regulation: numbered(7), delay: 4 },
  badminton: { id: 1149093, regulation: numbered(3), delay: 4 },
  'american-football': {
    id: 131506,
    regulation: numbered(4),
    overtime: [40],
    others: WITH_OVERTIME,
  },
  handball: { id: 35709, regulation: HALVES, overtime: EXTRA_TIME, others: WITH_EXTRA_TIME },
  futsal: { id: 687887, regulation: HALVES, overtime: EXTRA_TIME, others: WITH_EXTRA_TIME },
  // A draw goes to the shoot-out at once.
  'field-hockey': {
    id: 530129,
    regulation: numbered(4),
    overtime: [50],
    others: WITH_SHOOT_OUT,
  },
  'rugby-league': { id: 274792, regulation: HALVES, overtime: [40], others: WITH_OVERTIME },
  // 50 is the super over.
  cricket: { id: 452674, regulation: numbered(2), overtime: [50], others: WITH_SHOOT_OUT },
  // Rounds, legs and frames are more than there are codes for: the total alone is sent.
  boxing: { id: 154919 },
  darts: { id: 154923 },
  snooker: { id: 900001 },
  golf: { id: 687889, ...WITHOUT_SCORE },
  'horse-racing': { id: 687888, ...WITHOUT_SCORE },
  greyhounds: { id: 900002, ...WITHOUT_SCORE },
  'motor-racing': { id: 900003, ...WITHOUT_SCORE },
  cycling: { id: 900004, ...WITHOUT_SCORE },
};

export interface Sport {
  key: SportKey;
  /** LSports sport id. */
  id: number;
  /** Codes of the parts played in regulation time, in order; none where a feed tells none. */
  regulation: readonly number[];
  /** Codes of the parts after regulation time, in order. */
  overtime: readonly number[];
  /** Every code the sport may report, as the feed numbers them: 10 is a first half, 100 the full-time score. */
  codes: readonly number[];
  /** Seconds an in-play bet waits; null in a sport that takes none. */
  inPlayDelaySeconds: number | null;
}

export const SPORTS: readonly Sport[] = SPORT_KEYS.map((key) => {
  const { id, regulation = [], overtime = [], others = TOTAL, delay = 6 } = DESCRIBED[key];
  const codes = [...regulation, ...overtime, ...others];
  return { key, id, regulation, overtime, codes, inPlayDelaySeconds: delay };
});

const BY_KEY = new Map(SPORTS.map((sport) => [sport.key, sport]));

/** The sport of a key. Throws a RangeError for a key outside `SPORT_KEYS`. */
export function sportOf(key: SportKey): Sport {
  const sport = BY_KEY.get(key);
  if (!sport) throw new RangeError(`unknown sport: ${key}`);
  return sport;
}

/** Seconds an in-play bet waits before it is accepted; null where the sport takes none. */
export function inPlayDelaySeconds(sport: SportKey): number | null {
  return sportOf(sport).inPlayDelaySeconds;
}
