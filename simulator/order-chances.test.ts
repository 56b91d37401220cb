import { describe, expect, it } from 'vitest';
import { behindChance, lastSide, nextSide, raceChances } from './order-chances.ts';
import { createRandom } from './random.ts';

const LEFT = { home: 3.1, away: 2.2 };
const GAMES = 40_000;

/** The sides of what still comes, drawn many times. */
const drawn = (() => {
  const random = createRandom('order');
  return Array.from({ length: GAMES }, () =>
    Array.from({ length: random.poisson(LEFT.home + LEFT.away) }, () =>
      random.next() < LEFT.home / (LEFT.home + LEFT.away) ? ('home' as const) : ('away' as const),
    ),
  );
})();
const share = (test: (sides: ('home' | 'away')[]) => boolean) =>
  drawn.filter((sides) => test(sides)).length / GAMES;

it('who is next and who is last have the chances of games that are drawn', () => {
  const next = nextSide(LEFT);
  expect(next.home).toBeCloseTo(
    share((sides) => sides[0] === 'home'),
    2,
  );
  expect(next.none).toBeCloseTo(
    share((sides) => sides.length === 0),
    2,
  );
  const last = lastSide(LEFT, 'away');
  expect(last.home).toBeCloseTo(
    share((sides) => sides.at(-1) === 'home'),
    2,
  );
  expect(last.home + last.away).toBeCloseTo(1);
  expect(lastSide(LEFT, undefined)).toEqual(nextSide(LEFT));
});

describe('a race', () => {
  /** Who is at a number first, in a game that goes on from a count. */
  function winner(to: number, from: { home: number; away: number }, sides: ('home' | 'away')[]) {
    const count = { ...from };
    return sides.find((side) => {
      count[side] += 1;
      return count[side] === to;
    });
  }

  it.each([
    [3, { home: 0, away: 0 }],
    [5, { home: 0, away: 0 }],
    [5, { home: 3, away: 4 }],
    [7, { home: 6, away: 2 }],
  ])('to %i from %o has the chances of games that are drawn', (to, from) => {
    const chances = raceChances(to, from, LEFT);
    for (const side of ['home', 'away'] as const)
      expect(chances?.[side]).toBeCloseTo(
        share((all) => winner(to, from, all) === side),
        1.9,
      );
    expect(chances?.none).toBeCloseTo(
      share((all) => winner(to, from, all) === undefined),
      1.9,
    );
  });

  it('is over for whoever is there', () => {
    expect(raceChances(3, { home: 3, away: 0 }, LEFT)).toBeNull();
    expect(raceChances(3, { home: 0, away: 4 }, LEFT)).toBeNull();
  });
});

describe('a comeback', () => {
  /** All orders of goals for and against. */
  function ordersOf(goals: number, conceded: number): number[][] {
    if (goals + conceded === 0) return [[]];
    const [own, other] = [
      goals > 0 ? ordersOf(goals - 1, conceded).map((rest) => [1, ...rest]) : [],
      conceded > 0 ? ordersOf(goals, conceded - 1).map((rest) => [-1, ...rest]) : [],
    ];
    return [...own, ...other];
  }

  it.each([
    [0, 1, 0],
    [0, 2, 1],
    [0, 4, 3],
    [1, 2, 2],
    [2, 3, 3],
    [2, 1, 2],
    [1, 3, 1],
  ])(
    'from a lead of %i, by %i goals and %i against, is a share of their orders',
    (lead, own, others) => {
      const orders = ordersOf(own, others);
      const isBehind = (order: number[]) => {
        let now = lead;
        return order.some((step) => {
          now += step;
          return now < 0;
        });
      };
      const behind = orders.filter(isBehind).length / orders.length;
      expect(behindChance(lead, own, others)).toBeCloseTo(behind, 10);
    },
  );
});
