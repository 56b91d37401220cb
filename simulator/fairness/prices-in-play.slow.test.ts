import { describe, expect, it } from 'vitest';
import { takesInPlayBets } from '#rules/fixture-status.ts';
import { inPlayTilt } from '../drift.ts';
import { type Mark, MINUTE, type SimulatedFixture } from '../model.ts';
import { tilted, toMarket } from '../pricing.ts';
import { createRandom } from '../random.ts';
import { MODELS, PLAYED_SPORTS, type PlayedSport } from '../sport-models.ts';
import { returnOf } from './enemy.ts';
import { endOf, fixturesOf } from './season.ts';
import { addBet, createTally, endGame, type Outcome, outcomeOf, type Tally } from './tally.ts';
import { beatenBy, FALSE_ALARM } from './significance.ts';

/**
 * All prices in play against the results of a season: each selection of each market, by the part of the match in which it is bought.
 * More games are a longer season: `FAIRNESS_GAMES=200 npx vitest run --project simulator simulator/fairness/prices-in-play.slow.test.ts`.
 */
const GAMES = Number(process.env.FAIRNESS_GAMES ?? 36) * 10;
/** Looks at a match, at instants that nothing in it chooses: of a longer match they are the same share. */
const LOOKS = 8;
/** About how long a match takes, its breaks included; a look after its end buys nothing. */
const LENGTH: Readonly<Record<PlayedSport, number>> = {
  football: 115 * MINUTE,
  basketball: 110 * MINUTE,
  baseball: 180 * MINUTE,
  volleyball: 100 * MINUTE,
  'ice-hockey': 135 * MINUTE,
  'e-sports': 110 * MINUTE,
};

/** What is offered at an instant; null where nothing is offered then. */
function markAt(fixture: SimulatedFixture, at: number): Mark | null {
  const { instants, markAt: stateAt } = MODELS[fixture.league.sport].play(fixture);
  const last = instants.findLast((instant) => instant <= at);
  const mark = last === undefined ? null : stateAt(last);
  return mark && takesInPlayBets(mark.status) && !mark.suspended ? mark : null;
}

/** Returns of each market type and outcome by part, and of all parts, staked to win one unit; one game is one observation. */
function returnsOf(sport: PlayedSport): Map<string, Outcome> {
  const tallies = new Map<string, Tally>();
  for (const fixture of fixturesOf('prices in play', sport, GAMES)) {
    const [end, random] = [endOf(fixture), createRandom(`${fixture.key}/looks`)];
    const tiltAt = inPlayTilt(fixture);
    const touched = new Set<Tally>();
    const buy = (name: string, staked: number, returned: number) => {
      const tally = tallies.get(name) ?? createTally();
      tallies.set(name, tally);
      addBet(tally, staked, returned);
      touched.add(tally);
    };
    for (let look = 0; look < LOOKS; look += 1) {
      const mark = markAt(fixture, fixture.startsAt + random.next() * LENGTH[sport]);
      if (!mark) continue;
      const part = mark.clock?.period ?? 'none';
      for (const quote of mark.quotes()) {
        const market = toMarket(tilted(quote, tiltAt(mark.at)));
        market.selections.forEach(({ outcome, odds }, index) => {
          const staked = 100 / odds;
          const returned = staked * returnOf(sport, end, market, index);
          for (const when of [part, 'any'])
            buy(`${market.typeId} ${outcome} in ${when}`, staked, returned);
        });
      }
    }
    touched.forEach(endGame);
  }
  return new Map([...tallies].map(([name, tally]) => [name, outcomeOf(tally)]));
}

const alarm = FALSE_ALARM / PLAYED_SPORTS.length;

describe.each(PLAYED_SPORTS)('prices of %s in play', (sport) => {
  const outcomes = returnsOf(sport);

  it('leave the house its margin in every market, in every part', () => {
    expect(outcomes.size).toBeGreaterThan(40);
    expect(beatenBy(outcomes, alarm)).toEqual([]);
  });

  it('are about those of the games that are played', () => {
    const wide = [...outcomes.values()].filter(({ games }) => games > GAMES / 2);
    const mean = wide.reduce((sum, one) => sum + one.mean, 0) / wide.length;
    expect(mean).toBeGreaterThan(0.9);
    expect(mean).toBeLessThan(0.98);
  });
});
