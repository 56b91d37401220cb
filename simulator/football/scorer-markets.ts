// The markets on who scores, by the shares of the places and how often somebody takes one over.
import type { SimulatedFixture } from '../model.ts';
import { playedShare } from '../goal-game.ts';
import { offered, type Quote, quote } from '../pricing.ts';
import { ABSENT, OWN_GOALS, REPLACED, REPLACED_AT } from './scorers.ts';
import { castOf, PLACES } from './squad.ts';
import type { Rates } from '../strength.ts';
import { FIRST_HALF, goalRates } from './strength.ts';

const ANYTIME = 711;
const TWO = 714;
/** Of all goals, and of a side's own. */
const FIRST = { all: 712, home: 1065, away: 1067 };
const LAST = { all: 713, home: 1066, away: 1068 };
/** Long lists, of which each player has the margin of all. */
const SCORER_BOOK = 1.09;
/** Whoever is less likely is left out: his odds would end at the highest there are. So nobody is offered for a hat-trick. */
const LEAST_CHANCE = 0.012;

/** One way in which a player plays: its chance, and the shares of the match's goals that fall before he comes and before he leaves. */
interface Way {
  chance: number;
  from: number;
  to: number;
}

/** What is expected of the goals of a whole match: his own, and those among which his are first or last. */
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

/** At least so many goals of one player. */
const atLeast =
  (count: number): Priced =>
  ({ from, to }, { own }) => {
    const mean = own * (to - from);
    let [fewer, term] = [0, Math.exp(-mean)];
    for (let goals = 0; goals < count; goals += 1) {
      fewer += term;
      term *= mean / (goals + 1);
    }
    return { won: 1 - fewer, kept: 1 };
  };

/** Whoever comes on after the first goal is given his stake back. */
const first: Priced = ({ from, to }, { own, all }) => ({
  won: (own / all) * (Math.exp(-all * from) - Math.exp(-all * to)),
  kept: Math.exp(-all * from),
});

const last: Priced = ({ from, to }, { own, all }) => ({
  won: (own / all) * (Math.exp(-all * (1 - to)) - Math.exp(-all * (1 - from))),
  kept: 1,
});

type Side = 'home' | 'away';

interface Listing {
  typeId: number;
  /** The rules (`rules/settle-players.ts`) as chances. */
  priced: Priced;
  /** The side whose goals and players alone it is about. */
  side?: Side;
}

const LISTINGS: readonly Listing[] = [
  { typeId: ANYTIME, priced: atLeast(1) },
  { typeId: FIRST.all, priced: first },
  { typeId: LAST.all, priced: last },
  { typeId: TWO, priced: atLeast(2) },
  ...(['home', 'away'] as const).flatMap((side): Listing[] => [
    { typeId: FIRST[side], priced: first, side },
    { typeId: LAST[side], priced: last, side },
  ]),
];

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

interface Listed {
  id: string;
  side: Side;
  own: number;
  ways: readonly Way[];
}

function playersOf(fixture: SimulatedFixture, rates: Rates): Listed[] {
  return (['home', 'away'] as const).flatMap((side) =>
    castOf(fixture, side).flatMap(({ first: begins, second }, place) => {
      const own = rates[side] * (PLACES[place]?.share ?? 0);
      const player = { id: begins.id, side, own, ways: second ? OF_FIRST : ALL };
      return second ? [player, { id: second.id, side, own, ways: OF_SECOND }] : [player];
    }),
  );
}

/** Who scores, first, last, at all and how often, of both sides and of one, before a match begins; none of it is offered in play. */
export function footballScorersPrematch(fixture: SimulatedFixture): Quote[][] {
  const { home, away } = goalRates(fixture);
  const rates = { home: home * (1 - OWN_GOALS), away: away * (1 - OWN_GOALS) };
  const players = playersOf(fixture, rates);
  return LISTINGS.map(({ typeId, priced, side }) => {
    const all = side ? rates[side] : rates.home + rates.away;
    const outcomes = players
      .filter((player) => side === undefined || player.side === side)
      .map(({ id, ways, own }) => [id, chanceOf(priced, ways, { own, all })] as const)
      .filter(([, chance]) => chance >= LEAST_CHANCE);
    if (outcomes.length < 2) return [];
    const cover = outcomes.reduce((sum, [, chance]) => sum + chance, 0);
    return offered([quote(typeId, outcomes, { book: SCORER_BOOK, cover })]);
  });
}
