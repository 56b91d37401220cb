// Who plays in a match and who scores its goals: drawn apart from the goals themselves.
import type { Goal, PlayerFacts } from '#rules/match-facts.ts';
import type { Side } from '#rules/match-clock.ts';
import { type Goal as Scored, type GoalGame, instantIn, type Segment } from '../goal-game.ts';
import type { ScorerSport } from '../goal-timeline.ts';
import { MINUTE, type SimulatedFixture } from '../model.ts';
import { createRandom, type Random } from '../random.ts';
import { castOf, PLACES } from './squad.ts';

/** So often somebody who is waited for does not play. */
export const ABSENT = 0.08;
/** So often a player who has begun is replaced, at one of these shares of the second half. */
export const REPLACED = 0.45;
export const REPLACED_AT = [0.3, 0.5, 0.7] as const;
/** Share of the goals that a player of the other side scores. */
export const OWN_GOALS = 0.03;
/** From here on in the list of places defenders stand, who score them. */
const DEFENCE = 6;

/** Who fills a place: up to and from an instant on. */
interface Filled {
  first: string | null;
  second: string | null;
  changesAt: number;
}

const NEVER = Number.POSITIVE_INFINITY;
const OTHER = { home: 'away', away: 'home' } as const;

function changeIn(half: Segment | undefined, random: Random): number {
  const share = REPLACED_AT[Math.floor(random.next() * REPLACED_AT.length)] ?? 0;
  return half ? instantIn(half, share) : NEVER;
}

function drawPlaces(fixture: SimulatedFixture, side: Side, half: Segment | undefined): Filled[] {
  const random = createRandom(`${fixture.key}/line-up/${side}`);
  return castOf(fixture, side).map(({ first, second }): Filled => {
    if (!second) return { first: first.id, second: null, changesAt: NEVER };
    if (random.next() < ABSENT) return { first: null, second: second.id, changesAt: 0 };
    const isReplaced = random.next() < REPLACED;
    const changesAt = isReplaced ? changeIn(half, random) : NEVER;
    return { first: first.id, second: isReplaced ? second.id : null, changesAt };
  });
}

const playerAt = ({ first, second, changesAt }: Filled, at: number): string =>
  (at <= changesAt ? first : second) ?? second ?? '';

function placeOf(random: Random): number {
  let left = random.next();
  return Math.max(
    0,
    PLACES.findIndex(({ share }) => {
      left -= share;
      return left < 0;
    }),
  );
}

/** The minute as it is shown: that of a part's end in all of its added time. */
function minuteOf({ segments }: GoalGame, { at, code }: Scored): number {
  const part = segments.find((segment) => segment.code === code);
  if (!part) return 0;
  const usual = code === '10' || code === '20' ? 45 : 15;
  return part.fromMinute + Math.min(usual, Math.floor((at - part.startsAt) / MINUTE) + 1);
}

/** Who scores each goal of a game, and who plays in it. */
export function footballScorers(fixture: SimulatedFixture, game: GoalGame): ScorerSport {
  const half = game.segments.find(({ code }) => code === '20');
  const places = {
    home: drawPlaces(fixture, 'home', half),
    away: drawPlaces(fixture, 'away', half),
  };
  const random = createRandom(`${fixture.key}/scorers`);
  const scored = game.goals.filter(({ code }) => code !== '50');
  const goals = scored.map((goal): Goal => {
    const { at, side, code } = goal;
    const own = random.next() < OWN_GOALS;
    const place = own
      ? DEFENCE + Math.floor(random.next() * (PLACES.length - DEFENCE))
      : placeOf(random);
    const filled = places[own ? OTHER[side] : side][place];
    return {
      side: side === 'home' ? '1' : '2',
      part: Number(code),
      minute: minuteOf(game, goal),
      player: filled ? playerAt(filled, at) : '',
      ...(own && { own }),
    };
  });
  const players: Record<string, PlayerFacts> = {};
  for (const side of ['home', 'away'] as const) {
    for (const { first, second, changesAt } of places[side]) {
      const facts = { side: side === 'home' ? ('1' as const) : ('2' as const), played: true };
      const before = scored.filter(({ at }) => at <= changesAt).length;
      if (first) players[first] = { ...facts, cameOnAfter: 0 };
      if (second) players[second] = { ...facts, cameOnAfter: first ? before : 0 };
    }
  }
  const byCount = new Map<number, readonly Goal[]>();
  return {
    goalsAt(at) {
      const count = scored.filter((goal) => goal.at <= at).length;
      const known = byCount.get(count) ?? goals.slice(0, count);
      byCount.set(count, known);
      return known;
    },
    players,
  };
}
