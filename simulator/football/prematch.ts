import { outcomesOf } from '#rules/markets/market-types.ts';
import { balancedLine } from '../distribution.ts';
import {
  handicap,
  handicapLine,
  linesWithQuarters,
  oddEven,
  total,
  winner2,
  winner3,
  yesNo,
} from '../markets.ts';
import type { SimulatedFixture } from '../model.ts';
import { offered, type Quote, quote } from '../pricing.ts';
import {
  doubleChance,
  europeanHandicap,
  firstToScore,
  poissonStretch,
  type Stretch,
  underExactlyOver,
} from '../stretch.ts';
import { FIRST_HALF, goalRates } from './strength.ts';

const SIZE = 11;
const LONG_BOOK = 1.1;
const LISTED_SCORES = outcomesOf(6, 'football').filter((outcome) => /^\d/.test(outcome));

function part(fixture: SimulatedFixture, share: number): Stretch {
  const { home, away } = goalRates(fixture);
  return poissonStretch(home * share, away * share, SIZE);
}

function correctScore(play: Stretch): Quote | null {
  const listed = LISTED_SCORES.map((score) => {
    const [home = 0, away = 0] = score.split('-').map(Number);
    return [score, (play.home[home] ?? 0) * (play.away[away] ?? 0)] as const;
  });
  const rest = 1 - listed.reduce((sum, [, each]) => sum + each, 0);
  return quote(6, [...listed, ['Any Other Score', rest]], { book: LONG_BOOK });
}

function sign(margin: number): '1' | 'X' | '2' {
  if (margin === 0) return 'X';
  return margin > 0 ? '1' : '2';
}

function halfTimeFullTime(first: Stretch, second: Stretch): Quote | null {
  const sums = new Map(outcomesOf(4, 'football').map((outcome) => [outcome, 0]));
  first.home.forEach((home, goals) => {
    first.away.forEach((away, conceded) => {
      const margin = goals - conceded;
      const [won, lost] = [second.margin.above(-margin), second.margin.below(-margin)];
      for (const [full, share] of [
        ['1', won],
        ['X', 1 - won - lost],
        ['2', lost],
      ] as const) {
        const name = `${sign(margin)}/${full}`;
        sums.set(name, (sums.get(name) ?? 0) + home * away * share);
      }
    });
  });
  return quote(4, [...sums], { book: LONG_BOOK });
}

function winnerAndTotal(play: Stretch, line: number): Quote | null {
  const chances = new Map(outcomesOf(427, 'football').map((outcome) => [outcome, 0]));
  play.home.forEach((home, goals) => {
    play.away.forEach((away, conceded) => {
      const name = `${sign(goals - conceded)} And ${(goals + conceded) * 100 > line ? 'Over' : 'Under'}`;
      chances.set(name, (chances.get(name) ?? 0) + home * away);
    });
  });
  return quote(427, [...chances], { line, book: LONG_BOOK });
}

/** How many lines of a total there are, so far as they can be priced. */
const TOTALS = 7;
/** From the balanced line: those a goal apart go first. */
const TOTALS_AROUND = [0, -100, 100, -200, 200, -300, 300, -50, 50, -150, 150];

function imbalance({ selections }: Quote): number {
  const chances = selections.map(({ odds }) => 1 / odds);
  return Math.max(...chances) - Math.min(...chances);
}

/** Totals around the balanced line, by line. None of them is more even than that one, which the boards show. */
function totals(play: Stretch, main: number): Quote[] {
  const priced = offered(TOTALS_AROUND.map((away) => total(2, play.total, main + away)));
  const most = priced.find(({ line }) => line === main);
  const others = priced.filter((one) => !most || one === most || imbalance(one) > imbalance(most));
  return others.slice(0, TOTALS).sort((one, other) => (one.line ?? 0) - (other.line ?? 0));
}

/** Pre-match markets of a football fixture. */
export function footballPrematch(fixture: SimulatedFixture): Quote[][] {
  const play = part(fixture, 1);
  const [first, second] = [part(fixture, FIRST_HALF), part(fixture, 1 - FIRST_HALF)];
  const rates = goalRates(fixture);
  const main = balancedLine(play.total);
  const half = Math.floor(main / 100) * 100 + 50;
  const firstLine = balancedLine(first.total);
  const start = play.margin.mean >= 0 ? -100 : 100;
  const [homeScores, awayScores] = [play.homeCount.above(0), play.awayCount.above(0)];
  return [
    [winner3(1, play.margin), doubleChance(play.margin), winner2(900001, play.margin)],
    totals(play, main),
    linesWithQuarters(handicapLine(play.margin), 2).map((line) => handicap(3, play.margin, line)),
    [
      winner3(41, first.margin, '10'),
      ...[firstLine, firstLine + 100].map((line) => total(21, first.total, line, '10')),
      handicap(64, first.margin, handicapLine(first.margin), { until: '10' }),
      oddEven(72, first.sum, 0, '10'),
    ],
    [
      winner3(42, second.margin, '20'),
      total(45, second.total, balancedLine(second.total), '20'),
      handicap(65, second.margin, handicapLine(second.margin), { until: '20' }),
    ],
    [
      yesNo(17, homeScores * awayScores),
      yesNo(23, homeScores),
      yesNo(22, awayScores),
      oddEven(5, play.sum),
      total(101, play.homeCount, balancedLine(play.homeCount)),
      total(102, play.awayCount, balancedLine(play.awayCount)),
    ],
    [correctScore(play), firstToScore(rates.home, rates.away), winnerAndTotal(play, half)],
    [
      halfTimeFullTime(first, second),
      europeanHandicap(play.margin, start),
      underExactlyOver(play.total, Math.round(play.total.mean) * 100),
    ],
  ].map(offered);
}
