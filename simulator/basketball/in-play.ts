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
/** With fewer attacks left, odd or even follows from the score. */
const PARITY_ATTACKS = 12;

interface Rates {
  plain: PointsPerAttack;
  shaken: PointsPerAttack;
}

/** Outlook on the final score of the given quarters: as quoted, and unshaken, for lines that stay. */
function finalOf(
  game: BasketballGame,
  { plain, shaken }: Rates,
  at: number,
  codes: readonly string[],
): { now: Outlook; calm: Outlook } {
  const left = attacksLeft(game, at, codes);
  const score = pointsAt(game, at, codes);
  return {
    now: withScore(outlookOf(shaken, left), score),
    calm: withScore(outlookOf(plain, left), score),
  };
}

/** In-play markets of a basketball game at an instant; `wobble` shakes the rates, not the lines. */
export function basketballInPlay(
  game: BasketballGame,
  plain: PointsPerAttack,
  at: number,
  wobble: number,
): Quote[] {
  const rates = {
    plain,
    shaken: { home: plain.home * (1 + wobble), away: plain.away * (1 - wobble) },
  };
  const inOvertime = game.quarters.some(({ code, startsAt }) => code === '40' && startsAt <= at);
  const codes = inOvertime ? [...REGULATION, '40'] : REGULATION;
  const { now, calm } = finalOf(game, rates, at, codes);
  const end = withOvertime(now, overtimeOutlook(rates.shaken));
  const attacks = attacksLeft(game, at, codes);
  return offered([
    winner2(226, end.margin),
    ...linesAround(halfLine(calm.total.mean), 1, 200).map((line) => total(28, end.total, line)),
    ...linesAround(-halfLine(calm.margin.mean), 1, 200).map((line) =>
      handicap(342, end.margin, line),
    ),
    total(221, end.home, halfLine(calm.home.mean)),
    total(220, end.away, halfLine(calm.away.mean)),
    attacks.home + attacks.away >= PARITY_ATTACKS ? evenOdds(51, 0) : null,
    ...partMarkets(game, rates, at),
  ]);
}

function partMarkets(game: BasketballGame, rates: Rates, at: number): (Quote | null)[] {
  const running = game.quarters.find((quarter) => at < quarter.endsAt);
  const ids = running && QUARTERS[running.code];
  if (!running || !ids) return [];
  const { code } = running;
  const { now, calm } = finalOf(game, rates, at, [code]);
  const quarter = [
    winner2(ids.winner, now.margin, code),
    total(ids.total, now.total, halfLine(calm.total.mean), code),
    handicap(ids.handicap, now.margin, -halfLine(calm.margin.mean), { until: code }),
  ];
  if (!FIRST_HALF.includes(code)) return quarter;
  const half = finalOf(game, rates, at, FIRST_HALF);
  return [
    ...quarter,
    total(77, half.now.total, halfLine(half.calm.total.mean), '2'),
    handicap(53, half.now.margin, -halfLine(half.calm.margin.mean), { until: '2' }),
  ];
}
