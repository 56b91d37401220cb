// The markets of a game's own page: what its quarters and halves decide and no board shows.
import type { Count } from '../distribution.ts';
import { halfLine, total, winner2, winner3, yesNo } from '../markets.ts';
import type { SimulatedFixture } from '../model.ts';
import { HALVES, most } from '../parts.ts';
import { offered, type Quote, quote } from '../pricing.ts';
import { attacksIn, type PointsPerAttack, pointsPerAttack, quarterMinutes } from './game.ts';
import { levelChance, type Outlook, outlookOf, overtimeOutlook, withOvertime } from './outlook.ts';
import { evenOdds, halfQuotes, quarterQuotes } from './prematch.ts';

interface QuarterIds {
  winner: number | null;
  even: number | null;
  home: number;
  away: number;
}

/** Market types of the single quarters; the first has its winner and odds and evens on the boards. */
const QUARTERS: Readonly<Record<string, QuarterIds>> = {
  '1': { winner: null, even: null, home: 153, away: 155 },
  '2': { winner: 42, even: 73, home: 154, away: 156 },
  '3': { winner: 43, even: 74, home: 223, away: 222 },
  '4': { winner: 44, even: 75, home: 287, away: 288 },
};
const QUARTER_NAMES = ['1st', '2nd', '3rd', '4th', 'Tie'];
/** Points that a quarter or a half never comes to. */
const MOST_POINTS = 140;
/** Leads of a half that are told apart. */
const MOST_LEAD = 60;
const BANDS: readonly (readonly [string, number, number])[] = [
  ['1-5', 0, 5],
  ['6-10', 5, 10],
  ['11-15', 10, 15],
  ['16+', 15, Number.POSITIVE_INFINITY],
];
const LONG_BOOK = 1.09;

/** How the parts of a game end, each by itself. */
export interface Parts {
  quarter: Outlook;
  half: Outlook;
  /** The whole game without its overtime, and that overtime. */
  regulation: Outlook;
  overtime: Outlook;
}

export function partsOf(expected: PointsPerAttack, minutes: number): Parts {
  const of = (quarters: number) => {
    const attacks = quarters * attacksIn(minutes);
    return outlookOf(expected, { home: attacks, away: attacks });
  };
  return { quarter: of(1), half: of(2), regulation: of(4), overtime: overtimeOutlook(expected) };
}

function tableOf(count: Count): number[] {
  return Array.from({ length: MOST_POINTS }, (_, points) => {
    return Math.max(0, count.above(points - 1) - count.above(points));
  });
}

function quarterFurther(play: Outlook, code: string): (Quote | null)[] {
  const ids = QUARTERS[code];
  if (!ids) return [];
  return [
    ids.winner ? winner3(ids.winner, play.margin, code) : null,
    ids.even ? evenOdds(ids.even, play, code) : null,
    total(ids.home, play.home, halfLine(play.home.mean), code),
    total(ids.away, play.away, halfLine(play.away.mean), code),
  ];
}

function doubleChance(typeId: number, margin: Count, until: string): Quote | null {
  const [home, away] = [margin.above(0), margin.below(0)];
  const outcomes = [
    ['1X', 1 - away],
    ['12', home + away],
    ['X2', 1 - home],
  ] as const;
  return quote(typeId, outcomes, { cover: 2, until });
}

/** By how many points a side wins, overtimes included. */
function winningMargin({ margin }: Outlook): Quote | null {
  const within = (side: Count['above'], from: number, to: number) => side(from) - side(to);
  const away = (value: number) => margin.below(-value);
  return quote(
    900026,
    [
      ...BANDS.map(([band, from, to]) => [`1 by ${band}`, within(margin.above, from, to)] as const),
      ...BANDS.map(([band, from, to]) => [`2 by ${band}`, within(away, from, to)] as const),
    ],
    { book: LONG_BOOK },
  );
}

/** Who leads at half time and who wins; a level half gives the stake back. */
function doubleResult({ half, overtime }: Parts): Quote | null {
  const wins = overtime.margin.above(0) / (1 - levelChance(overtime.margin));
  const sums: Record<string, number> = { '1/1': 0, '1/2': 0, '2/1': 0, '2/2': 0 };
  for (let lead = -MOST_LEAD; lead <= MOST_LEAD; lead++) {
    if (lead === 0) continue;
    const chance = half.margin.above(lead - 1) - half.margin.above(lead);
    const [above, below] = [half.margin.above(-lead), half.margin.below(-lead)];
    const home = above + (1 - above - below) * wins;
    const sign = lead > 0 ? '1' : '2';
    sums[`${sign}/1`] = (sums[`${sign}/1`] ?? 0) + chance * home;
    sums[`${sign}/2`] = (sums[`${sign}/2`] ?? 0) + chance * (1 - home);
  }
  return quote(900110, Object.entries(sums));
}

/** What is on the page of a game before it begins, in groups that are quoted together. */
export function basketballFurther(fixture: SimulatedFixture): Quote[][] {
  const parts = partsOf(pointsPerAttack(fixture), quarterMinutes(fixture));
  const { quarter, half, regulation, overtime } = parts;
  const points = [tableOf(quarter.total), tableOf(half.total)] as const;
  return [
    ['1', '2'].flatMap((code) => quarterFurther(quarter, code)),
    ['3', '4'].flatMap((code) => quarterFurther(quarter, code)),
    [
      winner2(63, half.margin, '2'),
      doubleChance(25, half.margin, '2'),
      evenOdds(900003, half, '2'),
      total(354, half.home, halfLine(half.home.mean), '2'),
      total(355, half.away, halfLine(half.away.mean), '2'),
      winner2(900040, half.margin, '4'),
      evenOdds(285, half, '4'),
    ],
    [
      most(71, HALVES, [points[1], points[1]]),
      most(900109, QUARTER_NAMES, [points[0], points[0], points[0], points[0]]),
      yesNo(900108, levelChance(regulation.margin)),
      doubleResult(parts),
      winningMargin(withOvertime(regulation, overtime)),
    ],
  ].map(offered);
}

/** Markets on quarters and halves that have not begun: they keep their prices while an earlier one is played. */
export function basketballToCome(parts: Parts, begun: number): (Quote | null)[] {
  const { quarter, half } = parts;
  const later = Object.keys(QUARTERS).filter((code) => Number(code) > begun);
  return [
    ...later.flatMap((code) => [...quarterQuotes(quarter, code), ...quarterFurther(quarter, code)]),
    ...(begun <= 2
      ? [...halfQuotes(half, '4'), winner2(900040, half.margin, '4'), evenOdds(285, half, '4')]
      : []),
  ];
}
