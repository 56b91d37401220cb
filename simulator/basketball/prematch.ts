import { balancedLine } from '../distribution.ts';
import {
  handicap,
  handicapLine,
  halfLine,
  linesAround,
  total,
  winner2,
  winner3,
} from '../markets.ts';
import type { SimulatedFixture } from '../model.ts';
import { offered, type Quote, quote } from '../pricing.ts';
import { attacksIn, pointsPerAttack, quarterMinutes, REGULATION } from './game.ts';
import { type Outlook, outlookOf, overtimeOutlook, withOvertime } from './outlook.ts';
import { QUARTERS } from './quarters.ts';

/** Odd and even of a sum of points. */
export function evenOdds(typeId: number, { odd }: Outlook, until?: string): Quote | null {
  return quote(
    typeId,
    [
      ['Odd', odd],
      ['Even', 1 - odd],
    ],
    { until },
  );
}

function quartersOf(fixture: SimulatedFixture, count: number): Outlook {
  const attacks = count * attacksIn(quarterMinutes(fixture));
  return outlookOf(pointsPerAttack(fixture), { home: attacks, away: attacks });
}

/** Markets on one quarter. */
export function quarterQuotes(play: Outlook, code: string): (Quote | null)[] {
  const ids = QUARTERS[code];
  if (!ids) return [];
  return [
    winner2(ids.winner, play.margin, code),
    ...linesAround(halfLine(play.total.mean), 1, 200).map((line) =>
      total(ids.total, play.total, line, code),
    ),
    handicap(ids.handicap, play.margin, handicapLine(play.margin), { until: code }),
    code === '1' ? evenOdds(72, play, code) : null,
    code === '1' ? winner3(41, play.margin, code) : null,
  ];
}

/** Market types of the halves, by the quarter that ends them. */
const HALVES = {
  '2': { winner: 282, total: 77, handicap: 53 },
  '4': { winner: 284, total: 900039, handicap: 900038 },
} as const;

/** Markets on one half, by the quarter that ends it. */
export function halfQuotes(play: Outlook, code: '2' | '4'): (Quote | null)[] {
  const ids = HALVES[code];
  return [
    winner3(ids.winner, play.margin, code),
    total(ids.total, play.total, halfLine(play.total.mean), code),
    handicap(ids.handicap, play.margin, handicapLine(play.margin), { until: code }),
  ];
}

/** Pre-match markets of a basketball fixture: winner, handicap and total count overtime. */
export function basketballPrematch(fixture: SimulatedFixture): Quote[][] {
  const [quarter, half] = [quartersOf(fixture, 1), quartersOf(fixture, 2)];
  const play = withOvertime(quartersOf(fixture, 4), overtimeOutlook(pointsPerAttack(fixture)));
  return [
    [winner2(226, play.margin), evenOdds(51, play)],
    linesAround(balancedLine(play.total), 2, 300).map((line) => total(28, play.total, line)),
    linesAround(handicapLine(play.margin), 2, 200).map((line) => handicap(342, play.margin, line)),
    ...REGULATION.map((code) => quarterQuotes(quarter, code)),
    [...halfQuotes(half, '2'), ...halfQuotes(half, '4')],
    [
      total(221, play.home, halfLine(play.home.mean)),
      total(220, play.away, halfLine(play.away.mean)),
    ],
  ].map(offered);
}
