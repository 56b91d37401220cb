import { isInPlay } from '#rules/fixture-status.ts';
import { countsFromOffer } from '#rules/markets/basis.ts';
import type { Scores } from '#rules/scores.ts';
import { type SportKey, sportOf } from '#rules/sports.ts';
import type { Schemas } from '../contract/types.ts';
import { makeMarkets } from './markets.ts';
import { numberOf } from './prices.ts';

/** One match with all its markets, and what happened in it. */
export interface Game {
  league: Schemas['League'];
  /** With every market; a board shows some of them. */
  fixture: Schemas['Fixture'];
  scores: Scores;
  /** Odds that each selection opened at, by id: prices stay near them. */
  opening: Map<string, number>;
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

/** Makes the match of a plan; markets that the plan has stay as they are, all others of its sport come beside them. */
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
    opening: new Map(selections.map((one) => [one.id, one.odds])),
  };
}

function partAt(sport: SportKey, share: number): number {
  const { regulation } = sportOf(sport);
  return regulation[Math.min(regulation.length - 1, Math.floor(share * regulation.length))] ?? 0;
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
  if (sport === 'football') return { ...clock, minute: Math.floor(share * FOOTBALL_MINUTES) + 1 };
  if (sport !== 'baseball') return clock;
  const half = (share * sportOf(sport).regulation.length) % 1 < 0.5 ? 'top' : 'bottom';
  return { ...clock, inning: { number: part, half } };
}

/** When a match began of which `share` (0 to 1) is played at `now`, epoch milliseconds. */
export function startOf(now: number, share: number): number {
  return Math.round(now - share * MATCH_MS);
}

/** Points, goals or sets that both sides together have at the end of a usual match. */
const AT_THE_END: Readonly<Record<SportKey, number>> = {
  football: 3,
  basketball: 164,
  baseball: 9,
  volleyball: 4,
  'ice-hockey': 6,
  'e-sports': 3,
};

/** A likely score of a match of which `share` (0 to 1) is played; the same for the same id. */
export function scoreAt(id: string, sport: SportKey, share: number): Schemas['Score'] {
  const both = Math.floor(AT_THE_END[sport] * share);
  const home = Math.round(both * (0.4 + numberOf(id) / 5));
  return { home, away: both - home };
}

/** Adds one goal, point or set to the score, in the part that is played. */
export function addGoal({ fixture, scores }: Game, side: 'home' | 'away'): void {
  const period = fixture.clock?.period ?? WHOLE;
  for (const code of new Set([period, WHOLE])) {
    const score = scores[code] ?? { home: 0, away: 0 };
    scores[code] = { ...score, [side]: score[side] + 1 };
  }
  fixture.score = scores[WHOLE] ?? null;
}
