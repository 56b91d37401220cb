// Markets that compare the parts of a match, or ask something of several.
import type { Score } from '#rules/scores.ts';
import type { Ending } from './by-rules.ts';
import { yesNo } from './markets.ts';
import { type Quote, quote } from './pricing.ts';

/** How two parts of a match end, each by itself: independent of each other. */
export interface Halves {
  first: readonly Ending[];
  second: readonly Ending[];
}

type Test = (score: Score) => boolean;

const SIDES = ['home', 'away'] as const;
const otherOf = (side: (typeof SIDES)[number]) => (side === 'home' ? 'away' : 'home');

function chanceOf(all: readonly Ending[], test: Test): number {
  return all.reduce((sum, { score, chance }) => sum + (test(score) ? chance : 0), 0);
}

/** For each side by itself: neither outcome excludes the other, and both may lose. */
function eachSide(typeId: number, [home, away]: readonly [number, number]): Quote | null {
  const outcomes = [
    ['1', home],
    ['2', away],
  ] as const;
  return quote(typeId, outcomes, { cover: home + away });
}

/** Chances of 0, 1, 2 … of what is counted. */
export function tableOf(all: readonly Ending[], count: (score: Score) => number): number[] {
  const table: number[] = [];
  for (const { score, chance } of all) {
    const at = count(score);
    while (table.length <= at) table.push(0);
    table[at] = (table[at] ?? 0) + chance;
  }
  return table;
}

/** As the lists of highest scoring halves name them. */
export const HALVES = ['1st Half', '2nd Half', 'All Periods The Same'];

/** Chances that one of the parts has most, in their order, and that it has none for itself. */
function mostChances(tables: readonly (readonly number[])[]): { alone: number[]; tie: number } {
  const below = (table: readonly number[], value: number) =>
    table.slice(0, value).reduce((sum, chance) => sum + chance, 0);
  const alone = tables.map((table, part) =>
    table.reduce((sum, chance, value) => {
      const others = tables.filter((_, index) => index !== part);
      return sum + others.reduce((share, other) => share * below(other, value), chance);
    }, 0),
  );
  return { alone, tie: 1 - alone.reduce((sum, chance) => sum + chance, 0) };
}

/** Which part has most of what is counted; `names` of the parts and, last, of a tie. Tables have the chances of 0, 1, 2 … */
export function most(
  typeId: number,
  names: readonly string[],
  tables: readonly (readonly number[])[],
): Quote | null {
  const { alone, tie } = mostChances(tables);
  return quote(
    typeId,
    names.map((name, part) => [name, alone[part] ?? tie] as const),
  );
}

/** Both sides in both halves, each side in both, halves won, and the half with most goals. */
export function bothHalves(halves: Halves): (Quote | null)[] {
  const { first, second } = halves;
  const inBoth = (test: Test) => chanceOf(first, test) * chanceOf(second, test);
  const inEither = (test: Test) => 1 - (1 - chanceOf(first, test)) * (1 - chanceOf(second, test));
  const [homeScores, awayScores] = SIDES.map(
    (side): Test =>
      (score) =>
        score[side] > 0,
  );
  const [homeWins, awayWins] = SIDES.map(
    (side): Test =>
      (score) =>
        score[side] > score[otherOf(side)],
  );
  const mostOf = (typeId: number, count: (score: Score) => number) =>
    most(typeId, HALVES, [tableOf(first, count), tableOf(second, count)]);
  if (!homeScores || !awayScores || !homeWins || !awayWins) return [];
  return [
    yesNo(
      900005,
      inBoth(({ home, away }) => home > 0 && away > 0),
    ),
    eachSide(169, [inBoth(homeScores), inBoth(awayScores)]),
    eachSide(84, [inBoth(homeWins), inBoth(awayWins)]),
    eachSide(171, [inEither(homeWins), inEither(awayWins)]),
    mostOf(71, ({ home, away }) => home + away),
    mostOf(143, ({ home }) => home),
    mostOf(144, ({ away }) => away),
  ];
}
