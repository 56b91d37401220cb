// The markets on who scores, by the shares of the places and how often somebody takes one over.
import type { SimulatedFixture } from '../model.ts';
import { playedShare } from '../goal-game.ts';
import { offered, type Quote, quote } from '../pricing.ts';
import { ABSENT, OWN_GOALS, REPLACED, REPLACED_AT } from './scorers.ts';
import { castOf, PLACES } from './squad.ts';
import { FIRST_HALF, goalRates } from './strength.ts';

const ANYTIME = 711;
const FIRST = 712;
const LAST = 713;
/** Long lists, of which each player has the margin of all. */
const SCORER_BOOK = 1.09;
/** Whoever is less likely is left out: his odds would end at the highest there are. */
const LEAST_CHANCE = 0.012;

/** One way in which a player plays: its chance, and the shares of the match's goals that fall before he comes and before he leaves. */
interface Way {
  chance: number;
  from: number;
  to: number;
}

/** What is expected of the goals: his own in a whole match, and all. */
interface Expected {
  own: number;
  all: number;
}

/** What a stake wins in one way, and how much of it is not given back. */
type Priced = (way: Way, expected: Expected) => { won: number; kept: number };

/** Share of the goals before so much of the second half is over. */
const before = (share: number) => FIRST_HALF + (1 - FIRST_HALF) * playedShare(share);

const ALL: readonly Way[] = [{ chance: 1, from: 0, to: 1 }];
const CHANGES = REPLACED_AT.map((share) => ({
  chance: ((1 - ABSENT) * REPLACED) / REPLACED_AT.length,
  at: before(share),
}));
const OF_FIRST: readonly Way[] = [
  { chance: (1 - ABSENT) * (1 - REPLACED), from: 0, to: 1 },
  ...CHANGES.map(({ chance, at }) => ({ chance, from: 0, to: at })),
];
const OF_SECOND: readonly Way[] = [
  { chance: ABSENT, from: 0, to: 1 },
  ...CHANGES.map(({ chance, at }) => ({ chance, from: at, to: 1 })),
];

/** The rules (`rules/settle-players.ts`) as chances: of the first, whoever comes on after it is given his stake back. */
const PRICED: Readonly<Record<number, Priced>> = {
  [ANYTIME]: ({ from, to }, { own }) => ({ won: 1 - Math.exp(-own * (to - from)), kept: 1 }),
  [FIRST]: ({ from, to }, { own, all }) => ({
    won: (own / all) * (Math.exp(-all * from) - Math.exp(-all * to)),
    kept: Math.exp(-all * from),
  }),
  [LAST]: ({ from, to }, { own, all }) => ({
    won: (own / all) * (Math.exp(-all * (1 - to)) - Math.exp(-all * (1 - from))),
    kept: 1,
  }),
};

/** How likely a stake wins, of what is not given back: who does not play at all is in none of the ways. */
function chanceOf(priced: Priced, ways: readonly Way[], expected: Expected): number {
  let [won, kept] = [0, 0];
  for (const way of ways) {
    const one = priced(way, expected);
    won += way.chance * one.won;
    kept += way.chance * one.kept;
  }
  return won / kept;
}

/** Who scores, first, last and at all, before a match begins; none of it is offered in play. */
export function footballScorersPrematch(fixture: SimulatedFixture): Quote[][] {
  const rates = goalRates(fixture);
  const scored = 1 - OWN_GOALS;
  const all = (rates.home + rates.away) * scored;
  const listed = (['home', 'away'] as const).flatMap((side) =>
    castOf(fixture, side).flatMap(({ first, second }, place) => {
      const expected = { own: rates[side] * scored * (PLACES[place]?.share ?? 0), all };
      const player = { id: first.id, expected, ways: second ? OF_FIRST : ALL };
      return second ? [player, { id: second.id, expected, ways: OF_SECOND }] : [player];
    }),
  );
  return [ANYTIME, FIRST, LAST].map((typeId) => {
    const priced = PRICED[typeId];
    if (!priced) return [];
    const outcomes = listed
      .map(({ id, ways, expected }) => [id, chanceOf(priced, ways, expected)] as const)
      .filter(([, chance]) => chance >= LEAST_CHANCE);
    const cover = outcomes.reduce((sum, [, chance]) => sum + chance, 0);
    return offered([quote(typeId, outcomes, { book: SCORER_BOOK, cover })]);
  });
}
