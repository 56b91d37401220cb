import { halfLine, handicap, linesAround, total, winner2 } from '../markets.ts';
import { offered, type Quote } from '../pricing.ts';
import {
  attacksLeft,
  type BasketballGame,
  type PointsPerAttack,
  pointsAt,
  REGULATION,
} from './game.ts';
import { type Outlook, outlookOf, overtimeOutlook, withOvertime, withScore } from './outlook.ts';
import { evenOdds } from './prematch.ts';
import { QUARTERS } from './quarters.ts';

const FIRST_HALF = ['1', '2'];

/** Outlook on the final score of the given quarters. */
function finalOf(
  game: BasketballGame,
  expected: PointsPerAttack,
  at: number,
  codes: readonly string[],
): Outlook {
  return withScore(outlookOf(expected, attacksLeft(game, at, codes)), pointsAt(game, at, codes));
}

/** In-play markets of a basketball game at an instant. */
export function basketballInPlay(
  game: BasketballGame,
  expected: PointsPerAttack,
  at: number,
): Quote[] {
  const inOvertime = game.quarters.some(({ code, startsAt }) => code === '40' && startsAt <= at);
  const now = finalOf(game, expected, at, inOvertime ? [...REGULATION, '40'] : REGULATION);
  const end = withOvertime(now, overtimeOutlook(expected));
  return offered([
    winner2(226, end.margin),
    ...linesAround(halfLine(now.total.mean), 1, 200).map((line) => total(28, end.total, line)),
    ...linesAround(-halfLine(now.margin.mean), 1, 200).map((line) =>
      handicap(342, end.margin, line),
    ),
    total(221, end.home, halfLine(now.home.mean)),
    total(220, end.away, halfLine(now.away.mean)),
    evenOdds(51, end),
    ...partMarkets(game, expected, at),
  ]);
}

function partMarkets(
  game: BasketballGame,
  expected: PointsPerAttack,
  at: number,
): (Quote | null)[] {
  const running = game.quarters.find((quarter) => at < quarter.endsAt);
  const ids = running && QUARTERS[running.code];
  if (!running || !ids) return [];
  const { code } = running;
  const now = finalOf(game, expected, at, [code]);
  const quarter = [
    winner2(ids.winner, now.margin, code),
    total(ids.total, now.total, halfLine(now.total.mean), code),
    handicap(ids.handicap, now.margin, -halfLine(now.margin.mean), { until: code }),
  ];
  if (!FIRST_HALF.includes(code)) return quarter;
  const half = finalOf(game, expected, at, FIRST_HALF);
  return [
    ...quarter,
    total(77, half.total, halfLine(half.total.mean), '2'),
    handicap(53, half.margin, -halfLine(half.margin.mean), { until: '2' }),
  ];
}
