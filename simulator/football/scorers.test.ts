import { describe, expect, it } from 'vitest';
import { returnOf } from '../fairness/enemy.ts';
import { endOf, fixturesOf } from '../fairness/season.ts';
import { addBet, createTally, endGame, outcomeOf, type Tally } from '../fairness/tally.ts';
import { toMarket } from '../pricing.ts';
import { footballScorersPrematch } from './scorer-markets.ts';
import { castOf, PLACES, squadsOf } from './squad.ts';

const GAMES = 900;
const FIXTURES = fixturesOf('scorers', 'football', GAMES);
/** Two goals of a substitute are offered once in hundreds of games: that says nothing of his price. */
const LEAST_GAMES = 30;
/** What a unit returns of odds with the margin, rounded down. */
const [LEAST, MOST] = [0.85, 0.98];

describe('who scores', () => {
  const ends = FIXTURES.map(endOf);

  it('is somebody who plays, of the right side', () => {
    for (const { goals = [], players = {}, scores } of ends) {
      for (const { player, side, own } of goals) {
        expect(players[player]?.played).toBe(true);
        expect(players[player]?.side === side).toBe(!own);
      }
      const { home = 0, away = 0 } = scores['101'] ?? scores['100'] ?? {};
      expect(goals.length).toBe(home + away);
    }
    const all = ends.flatMap(({ goals = [] }) => goals);
    const own = all.filter((goal) => goal.own).length / all.length;
    expect(own).toBeGreaterThan(0.015);
    expect(own).toBeLessThan(0.045);
  });

  it('are more and fewer by their place of the field', () => {
    const by = PLACES.map(() => 0);
    FIXTURES.forEach((fixture, game) => {
      for (const side of ['home', 'away'] as const)
        castOf(fixture, side).forEach(({ first, second }, place) => {
          const ids = [first.id, second?.id];
          const own = ends[game]?.goals?.filter((goal) => !goal.own && ids.includes(goal.player));
          by[place] = (by[place] ?? 0) + (own?.length ?? 0);
        });
    });
    const sum = by.reduce((one, other) => one + other, 0);
    const off = by.map((goals, place) => Math.abs(goals / sum - (PLACES[place]?.share ?? 0)));
    expect(Math.max(...off)).toBeLessThan(0.02);
  });

  it('returns the same to whoever bets on players of a place, whether they begin or come on', () => {
    const tallies = new Map<string, Tally>();
    FIXTURES.forEach((fixture, game) => {
      const end = ends[game];
      if (!end) return;
      const roles = new Map(
        (['home', 'away'] as const).flatMap((side) =>
          castOf(fixture, side).flatMap(({ first, second }, place): [string, string][] => {
            const depth = place < 2 ? 'front' : place < 4 ? 'middle' : 'back';
            return [
              [first.id, depth],
              ...(second ? [[second.id, `${depth} second`] as [string, string]] : []),
            ];
          }),
        ),
      );
      const touched = new Set<Tally>();
      for (const market of footballScorersPrematch(fixture).flat().map(toMarket))
        market.selections.forEach(({ outcome, odds }, index) => {
          const name = `${market.typeId} ${roles.get(outcome)}`;
          const tally = tallies.get(name) ?? createTally();
          tallies.set(name, tally);
          const staked = 100 / odds;
          addBet(tally, staked, staked * returnOf('football', end, market, index));
          touched.add(tally);
        });
      touched.forEach(endGame);
    });
    const far = [...tallies]
      .map(([name, tally]) => ({ name, ...outcomeOf(tally) }))
      .filter(
        ({ games, mean, error }) =>
          games >= LEAST_GAMES &&
          (mean - 4 * error > MOST || mean + 4 * error < LEAST || mean - 2.5 * error > 1),
      );
    expect(far).toEqual([]);
    expect(tallies.size).toBeGreaterThan(12);
  });
});

describe('a squad', () => {
  it('is the same in all matches of a team, each player under an id of his own', () => {
    const byTeam = new Map<string, string>();
    for (const fixture of FIXTURES) {
      const all = squadsOf(fixture);
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
      for (const side of ['home', 'away'] as const) {
        const own = all.filter((one) => one.side === side);
        const names = own.map(({ id, name }) => `${id} ${name}`).join();
        expect(names).toBe(byTeam.get(fixture[side].id) ?? names);
        byTeam.set(fixture[side].id, names);
        expect(own).toHaveLength(14);
      }
    }
  });

  it('has names of all kinds', () => {
    const names = new Set(FIXTURES.flatMap((fixture) => squadsOf(fixture).map(({ name }) => name)));
    expect([...names].filter((name) => /['’]/u.test(name)).length).toBeGreaterThan(1);
    expect(
      [...names].filter(
        (name) => /\p{L}/u.test(name.normalize('NFC')) && name !== name.normalize('NFD'),
      ).length,
    ).toBeGreaterThan(1);
    expect([...names].filter((name) => /^[가-힣 ]+$/u.test(name)).length).toBeGreaterThan(100);
  });
});
