import type { FixtureClock } from '#rules/feed.ts';
import { BREAK_CODE, type SportKey } from '#rules/sports.ts';
import { isInstant, isObject, isOneOf, isWhole, shown, type Unchecked } from './feed-values.ts';

/** The most that the contract carries. */
const MOST_MINUTE = 999;
const MOST_INJURY = 60;
const MOST_SECONDS = 3600;
const MOST_POINTS = 99;
const BASES = 3;

const isLeftOutOr = (value: unknown, most: number) =>
  value === undefined || isWhole(value, 0, most);

function isInning(value: unknown): boolean {
  return (
    isObject(value) &&
    isWhole(value.number, 1, MOST_MINUTE) &&
    ['top', 'bottom'].includes(value.half as string)
  );
}

function areBases(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    new Set(value).size === value.length &&
    value.every((base) => isWhole(base, 1, BASES))
  );
}

function arePoints(value: unknown): boolean {
  return (
    isObject(value) && isWhole(value.home, 0, MOST_POINTS) && isWhole(value.away, 0, MOST_POINTS)
  );
}

/** The name and the check of what a clock may have beside its part. */
const DETAILS: Readonly<
  Record<Exclude<keyof FixtureClock, 'period'>, (value: unknown, sport: SportKey) => boolean>
> = {
  minute: (value) => value === null || isWhole(value, 0, MOST_MINUTE),
  startedAt: (value) => value === undefined || isInstant(value),
  remainingSeconds: (value) => value === null || isLeftOutOr(value, MOST_SECONDS),
  inning: (value) => value === undefined || isInning(value),
  outs: (value) => isLeftOutOr(value, 3),
  bases: (value) => value === undefined || areBases(value),
  injury: (value) => isLeftOutOr(value, MOST_INJURY),
  server: (value) => isOneOf(value, ['home', 'away', null]),
  gamePoints: (value, sport) => value === undefined || (sport === 'tennis' && arePoints(value)),
};

function faultOfDetails(clock: Unchecked, sport: SportKey): string | null {
  for (const [name, isSound] of Object.entries(DETAILS))
    if (!isSound(clock[name], sport)) return `${name} of the clock`;
  return null;
}

/** Why a clock cannot be one of a sport with these parts; null for one that can, and for none at all. */
export function faultOfClock(
  clock: unknown,
  codes: readonly string[],
  sport: SportKey,
): string | null {
  if (clock === undefined || clock === null) return null;
  if (!isObject(clock)) return 'the clock is no object';
  const { period } = clock;
  if (period !== String(BREAK_CODE) && !codes.includes(period as string))
    return `clock of a part ${shown(period)} in ${sport}`;
  return faultOfDetails(clock, sport);
}
