import type { Dto } from '#contract/types.gen.ts';
import type { Momentum } from '@/features/match-course';

/** Where play is on a field: `x` from 0, the home side's end, to 1; `y` from 0, the upper line, to 1. */
interface Ball {
  x: number;
  y: number;
}

type Event = Dto<'MatchEvent'>;

/** Sports whose sides attack one another's end. */
const WITH_ENDS: readonly Dto<'Sport'>[] = [
  ...(['football', 'futsal', 'handball', 'field-hockey', 'ice-hockey', 'basketball'] as const),
];
const CENTRE: Ball = { x: 0.5, y: 0.5 };
/** Heights at which attacks run, one after the other: no feed has them. */
const LANES = [0.34, 0.62, 0.5, 0.24, 0.74];
const EDGE = 0.04;

/** The place on the side that a team attacks: the home side plays to the right. */
const towards = (side: 'home' | 'away', x: number) => (side === 'home' ? x : 1 - x);

function placeOf(event: Event): Ball | null {
  const { kind, number } = event;
  switch (kind) {
    case 'start':
    case 'end':
      return CENTRE;
    case 'attack':
      return { x: towards(event.side, 0.82), y: LANES[number % LANES.length] ?? 0.5 };
    case 'corner':
      return { x: towards(event.side, 1 - EDGE / 2), y: number % 2 === 0 ? EDGE : 1 - EDGE };
    case 'score':
      return { x: towards(event.side, 0.965), y: 0.5 };
    // A card says nothing of where play is.
    case 'yellow-card':
    case 'red-card':
      return null;
  }
}

/**
 * Where play is, as far as events show: at the end that is attacked while that is fresh, then on the half of the side that is
 * pressed; behind the net with who serves. Null where nothing of it is known.
 */
export function ballOf(
  sport: Dto<'Sport'>,
  events: readonly Event[],
  { value, latest }: Momentum,
  clock: Dto<'FixtureClock'> | null,
): Ball | null {
  const detail = clock?.detail;
  if (detail?.kind === 'sets')
    return detail.server && { x: detail.server === 'home' ? 0.08 : 0.92, y: 0.5 };
  if (!WITH_ENDS.includes(sport) || events.length === 0) return null;
  if (latest === null) return { x: 0.5 + value * 0.25, y: 0.5 };
  return events.map(placeOf).findLast((place) => place !== null) ?? CENTRE;
}
