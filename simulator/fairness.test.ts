import { describe, expect, it } from 'vitest';
import { LEG_RESULT } from '#rules/leg-result.ts';
import { settleSelection } from '#rules/settle.ts';
import type { SportKey } from '#rules/sports.ts';
import { HOUR, type Mark, type SimulatedFixture } from './model.ts';
import type { Quote } from './pricing.ts';
import { createRandom } from './random.ts';
import { dayOf, fixturesOfDay } from './schedule.ts';
import { MODELS } from './sport-models.ts';

/**
 * Odds are sound when they leave the house its margin and the bettor no edge, whatever market he sticks to.
 * Each game is looked at before its start and at instants the bettor could have chosen (by time, not by what came
 * later); each selection then on offer is bought for one unit and settled by the game's own result.
 */
const DAYS = 25;
const FIRST_DAY = dayOf(Date.UTC(2026, 4, 11));
const LOOKS = 6;
/** A market's mean return lies above 1 by more than chance when it does so by this many standard errors. */
const ERRORS = 3;
/** Fewer games tell nothing about a market. */
const ENOUGH = 60;

interface Bought {
  count: number;
  returned: number;
}

/** Per market and game; the bets of one game hang together, so a game counts as one observation. */
type Ledger = Map<string, Map<string, Bought>>;

const RETURNS: Record<number, (odds: number) => number> = {
  [LEG_RESULT.lost]: () => 0,
  [LEG_RESULT.won]: (odds) => odds / 100,
  [LEG_RESULT.void]: () => 1,
  [LEG_RESULT.halfLost]: () => 0.5,
  [LEG_RESULT.halfWon]: (odds) => (odds / 100 + 1) / 2,
};

function book(ledger: Ledger, market: string, game: string, returned: number): void {
  const games = ledger.get(market) ?? new Map<string, Bought>();
  const bought = games.get(game) ?? { count: 0, returned: 0 };
  games.set(game, { count: bought.count + 1, returned: bought.returned + returned });
  ledger.set(market, games);
}

function buyAll(
  ledger: Ledger,
  fixture: SimulatedFixture,
  last: Mark,
  offer: Quote[],
  when: string,
) {
  const { sport } = fixture.league;
  for (const { typeId, line, offerScore, selections } of offer) {
    const offered = selections.map(({ outcome }) => outcome);
    for (const { outcome, odds } of selections) {
      const result = settleSelection({
        typeId,
        outcome,
        line,
        offerScore,
        offered,
        sport,
        scores: last.scores,
        finishedParts: last.finished,
        finished: true,
        ...(last.firstScorer && { firstScorer: last.firstScorer }),
      });
      const returned = RETURNS[result]?.(odds);
      if (returned === undefined) throw new Error(`${fixture.id} ${typeId} ${outcome}: ${result}`);
      book(ledger, `${when} ${typeId} ${outcome}`, fixture.id, returned);
      book(ledger, when, fixture.id, returned);
    }
  }
}

function followGames(sport: SportKey): Ledger {
  const ledger: Ledger = new Map();
  const fixtures = Array.from({ length: DAYS }, (_, day) => fixturesOfDay('fair', FIRST_DAY + day))
    .flat()
    .filter((fixture) => fixture.fate === 'played' && fixture.league.sport === sport);
  for (const fixture of fixtures) {
    const { prematch, play } = MODELS[sport];
    const random = createRandom(`${fixture.key}/looks`);
    const game = play(fixture);
    const end = game.instants.at(-1) ?? 0;
    const last = game.markAt(end);
    const calm = prematch(fixture).flatMap((quotes) => quotes({ balance: 0, volume: 0 }));
    buyAll(ledger, fixture, last, calm, 'before');
    for (let look = 0; look < LOOKS; look++) {
      const at = fixture.startsAt + ((look + random.next()) / LOOKS) * 3.5 * HOUR;
      if (at >= end) break;
      const mark = game.markAt(game.instants.findLast((instant) => instant <= at) ?? 0);
      if (!mark.suspended) buyAll(ledger, fixture, last, mark.quotes(), 'in play');
    }
  }
  return ledger;
}

/** Mean return of a unit, and its standard error from game to game. */
function returnOf(games: Map<string, Bought>): { mean: number; error: number } {
  const all = [...games.values()];
  const count = all.reduce((sum, bought) => sum + bought.count, 0);
  const mean = all.reduce((sum, bought) => sum + bought.returned, 0) / count;
  const squares = all.reduce((sum, each) => sum + (each.returned - mean * each.count) ** 2, 0);
  return { mean, error: Math.sqrt(squares) / count };
}

describe.each(Object.keys(MODELS) as SportKey[])('odds of %s', (sport) => {
  const ledger = followGames(sport);

  it('keep the margin of the house, before the start and in play', () => {
    for (const when of ['before', 'in play']) {
      const { mean } = returnOf(ledger.get(when) ?? new Map());
      expect(mean, when).toBeGreaterThan(0.86);
      expect(mean, when).toBeLessThan(0.99);
    }
  });

  it('give no edge to one who sticks to a market', () => {
    const edges: string[] = [];
    let judged = 0;
    for (const [market, games] of ledger) {
      if (games.size < ENOUGH) continue;
      judged++;
      const { mean, error } = returnOf(games);
      if (mean - ERRORS * error > 1)
        edges.push(`${market}: ${mean.toFixed(3)} ± ${error.toFixed(3)}`);
    }
    expect(judged).toBeGreaterThan(15);
    expect(edges).toEqual([]);
  });
});
