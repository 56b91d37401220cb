import { isInPlay } from '#rules/fixture-status.ts';
import { countsFromOffer } from '#rules/markets/basis.ts';
import type { Scores } from '#rules/scores.ts';
import { type SportKey, sportOf } from '#rules/sports.ts';
import type { Schemas } from '../contract/types.ts';
import { makeMarkets } from './markets.ts';
import { numberOf } from './prices.ts';
import type { PlayedSport } from './teams.ts';

/** One match with all its markets, and what happened in it. */
export interface Game {
  league: Schemas['League'];
  /** With every market; a board shows some of them. */
  fixture: Schemas['Fixture'];
  scores: Scores;
  /** Odds that each selection opened at, by id: prices stay near them. */
  opening: Map<string, number>;
  /** What has happened, as far as it is published. */
  events: Schemas['MatchEvent'][];
}

/** A match takes this long, so that one is seen from its kick-off to its result. */
export const MATCH_MS = 9 * 60_000;

const FOOTBALL_MINUTES = 90;
/** Code of the score of the whole match. */
const WHOLE = '100';

export interface GamePlan {
  fixture: Schemas['Fixture'];
  league: Schemas['League'];
}

/** Markets that the plan has stay as they are, all others of its sport come beside them. */
export function makeGame({ fixture, league }: GamePlan): Game {
  const { id, sport, status, score } = fixture;
  const known = new Set(fixture.markets.map((market) => market.typeId));
  const others = makeMarkets(id, sport, isInPlay(status))
    .filter(({ typeId }) => !known.has(typeId))
    .map((market) =>
      countsFromOffer(market.typeId, sport) ? { ...market, offerScore: score } : market,
    );
  const markets = [...fixture.markets, ...others];
  const selections = markets.flatMap((market) => market.selections);
  return {
    league,
    fixture: { ...fixture, markets, marketCount: markets.length },
    scores: score === null ? {} : { [String(partAt(sport, 0))]: score, [WHOLE]: score },
    events: startsOf(fixture),
    opening: new Map(selections.map((one) => [one.id, one.odds])),
  };
}

/** The start of a match in play: what happened before it is looked at is left out. */
function startsOf({ clock, startsAt }: Schemas['Fixture']): Schemas['MatchEvent'][] {
  return clock === null ? [] : [{ kind: 'start', number: 1, at: startsAt, clock, side: null }];
}

function partAt(sport: SportKey, share: number): number {
  const { regulation } = sportOf(sport);
  return regulation[Math.min(regulation.length - 1, Math.floor(share * regulation.length))] ?? 0;
}

const CLOCK_OF: Readonly<
  Partial<Record<SportKey, (part: number, left: number) => Partial<Schemas['FixtureClock']>>>
> = {
  basketball: (_, left) => countdown(600, left),
  'ice-hockey': (_, left) => countdown(1200, left),
  baseball: (part, left) => ({
    inning: { number: part, half: left > 0.5 ? 'top' : 'bottom' },
    detail: {
      kind: 'innings',
      outs: Math.floor(((1 - left) * 6) % 3),
      bases: left > 0.7 ? [] : [1],
    },
  }),
  volleyball: (_, left) => ({
    detail: {
      kind: 'sets',
      points: { home: Math.floor((1 - left) * 25), away: Math.floor((1 - left) * 23) },
      server: left > 0.5 ? 'home' : 'away',
    },
  }),
  'e-sports': (part) => ({ detail: { kind: 'maps', map: part } }),
};

/** The time left of a part of so many seconds of which the share `left` is to be played. */
function countdown(seconds: number, left: number): Partial<Schemas['FixtureClock']> {
  return { detail: { kind: 'countdown', secondsLeft: Math.round((seconds * left) / 10) * 10 } };
}

/** The clock of a match that has begun at `startsAt`, both epoch milliseconds; null where it is over by then. */
export function clockAt(
  { sport, startsAt }: Pick<Schemas['Fixture'], 'sport' | 'startsAt'>,
  now: number,
): Schemas['FixtureClock'] | null {
  const share = (now - startsAt) / MATCH_MS;
  if (share >= 1) return null;
  const part = partAt(sport, share);
  const clock = { period: String(part), minute: null };
  if (sport === 'football') {
    const minute = Math.floor(share * FOOTBALL_MINUTES) + 1;
    return { ...clock, minute, detail: { kind: 'minutes', injury: 0 } };
  }
  const left = 1 - ((share * sportOf(sport).regulation.length) % 1);
  return { ...clock, ...CLOCK_OF[sport]?.(part, left) };
}

/** When a match began of which `share` (0 to 1) is played at `now`, epoch milliseconds. */
export function startOf(now: number, share: number): number {
  return Math.round(now - share * MATCH_MS);
}

/** Points, goals or sets that both sides together have at the end of a usual match. */
const AT_THE_END: Readonly<Record<PlayedSport, number>> = {
  football: 3,
  basketball: 164,
  baseball: 9,
  volleyball: 4,
  'ice-hockey': 6,
  'e-sports': 3,
};

/** A likely score of a match of which `share` (0 to 1) is played; the same for the same id. */
export function scoreAt(id: string, sport: PlayedSport, share: number): Schemas['Score'] {
  const both = Math.floor(AT_THE_END[sport] * share);
  const home = Math.round(both * (0.4 + numberOf(id) / 5));
  return { home, away: both - home };
}

/** Adds one goal, point or set to the score, in the part that is played; `at` is epoch milliseconds. */
export function addGoal(
  { fixture, scores, events }: Game,
  side: 'home' | 'away',
  at: number,
): void {
  const period = fixture.clock?.period ?? WHOLE;
  for (const code of new Set([period, WHOLE])) {
    const score = scores[code] ?? { home: 0, away: 0 };
    scores[code] = { ...score, [side]: score[side] + 1 };
  }
  fixture.score = scores[WHOLE] ?? null;
  const { clock, score } = fixture;
  if (clock === null || score === null) return;
  const number = (events.at(-1)?.number ?? 0) + 1;
  events.push({ kind: 'score', number, at, clock, side, points: 1, score });
}
