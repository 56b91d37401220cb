import { describe, expect, it } from 'vitest';
import { marketType } from '#rules/markets/market-types.ts';
import { MODELS, PLAYED_SPORTS, type PlayedSport } from '../sport-models.ts';
import { toMarket } from '../pricing.ts';
import { returnOf } from './enemy.ts';
import { endOf, fixturesOf } from './season.ts';
import { addBet, createTally, endGame, type Outcome, outcomeOf, type Tally } from './tally.ts';
import { beatenBy, FALSE_ALARM, quantileOf } from './significance.ts';

/** All prices before the start against the results of whole seasons: each selection of each market, game by game. */
const GAMES = Number(process.env.FAIRNESS_GAMES ?? 36) * 10;

/** A player is in few matches of a season: all of a market are one outcome. */
const nameOf = (typeId: number, outcome: string) =>
  `${typeId} ${marketType(typeId)?.family === 'player' ? 'players' : outcome}`;

/** Returns of each market type and outcome, staked to win one unit; one game is one observation. */
function returnsOf(sport: PlayedSport): Map<string, Outcome> {
  const { prematch, further } = MODELS[sport];
  const tallies = new Map<string, Tally>();
  for (const fixture of fixturesOf('prices', sport, GAMES)) {
    const end = endOf(fixture);
    const touched = new Set<Tally>();
    for (const quote of [...prematch(fixture), ...further(fixture)].flat()) {
      const market = toMarket(quote);
      market.selections.forEach(({ outcome, odds }, index) => {
        const name = nameOf(market.typeId, outcome);
        const tally = tallies.get(name) ?? createTally();
        tallies.set(name, tally);
        const staked = 100 / odds;
        addBet(tally, staked, staked * returnOf(sport, end, market, index));
        touched.add(tally);
      });
    }
    touched.forEach(endGame);
  }
  return new Map([...tallies].map(([name, tally]) => [name, outcomeOf(tally)]));
}

describe.each(PLAYED_SPORTS)('prices of %s before the start', (sport) => {
  const outcomes = returnsOf(sport);

  it('leave the house its margin in every market', () => {
    expect(outcomes.size).toBeGreaterThan(10);
    expect(beatenBy(outcomes, FALSE_ALARM / PLAYED_SPORTS.length)).toEqual([]);
  });

  // Rounding down, and stakes given back, move a market by up to 0.04.
  it('are those of the games that are played', () => {
    const limit = quantileOf(FALSE_ALARM / PLAYED_SPORTS.length / outcomes.size / 2);
    const far = [...outcomes].filter(
      ([, { games, mean, error }]) => games > 200 && Math.abs(mean - 0.943) > limit * error + 0.04,
    );
    expect(far).toEqual([]);
  });
});
