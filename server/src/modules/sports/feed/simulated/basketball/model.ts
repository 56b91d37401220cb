import { balancedLine, type Count, normalCount, shifted } from '../distribution.ts';
import {
  handicap,
  handicapLine,
  halfLine,
  linesAround,
  total,
  winner2,
  winner3,
} from '../markets.ts';
import {
  type Drift,
  type Mark,
  MINUTE,
  type QuoteGroup,
  SECOND,
  type SimulatedFixture,
  type SportModel,
} from '../model.ts';
import { offered, type Quote, quote } from '../pricing.ts';
import { noiseBase, smoothNoise } from '../random.ts';
import {
  type BasketballGame,
  basketballScores,
  type Outlook,
  outlook,
  playBasketball,
  pointsAt,
  REGULATION,
} from './game.ts';

const QUARTERS: Record<string, { winner: number; total: number; handicap: number }> = {
  '1': { winner: 202, total: 21, handicap: 64 },
  '2': { winner: 203, total: 45, handicap: 65 },
  '3': { winner: 204, total: 46, handicap: 66 },
  '4': { winner: 205, total: 47, handicap: 67 },
};
const FIRST_HALF = ['1', '2'];

interface Counts {
  margin: Count;
  total: Count;
  home: Count;
  away: Count;
}

/** Counts for the share of a game that is left. */
function counts(view: Outlook, share: number): Counts {
  const root = Math.sqrt(Math.max(share, 0));
  const side = Math.hypot(view.marginDeviation, view.totalDeviation) / 2;
  return {
    margin: normalCount(view.margin * share, view.marginDeviation * root),
    total: normalCount(view.total * share, view.totalDeviation * root),
    home: normalCount(((view.total + view.margin) / 2) * share, side * root),
    away: normalCount(((view.total - view.margin) / 2) * share, side * root),
  };
}

function evenOdds(typeId: number, tilt: number, until?: string): Quote | null {
  return quote(
    typeId,
    [
      ['Odd', 0.5 + tilt],
      ['Even', 0.5 - tilt],
    ],
    { until },
  );
}

function quarterGroup(fixture: SimulatedFixture, code: string): QuoteGroup {
  const ids = QUARTERS[code];
  const base = counts(outlook(fixture), 1 / 4);
  const [line, level] = [halfLine(base.total.mean), handicapLine(base.margin)];
  return (drift) => {
    if (!ids) return [];
    const play = counts(outlook(fixture, drift), 1 / 4);
    return offered([
      winner2(ids.winner, play.margin, code),
      ...linesAround(line, 1, 200).map((at) => total(ids.total, play.total, at, code)),
      handicap(ids.handicap, play.margin, level, { until: code }),
      code === '1' ? evenOdds(72, drift.balance / 4, code) : null,
      code === '1' ? winner3(41, play.margin, code) : null,
    ]);
  };
}

function halfGroup(fixture: SimulatedFixture): QuoteGroup {
  const base = counts(outlook(fixture), 1 / 2);
  const [line, level] = [halfLine(base.total.mean), handicapLine(base.margin)];
  return (drift) => {
    const play = counts(outlook(fixture, drift), 1 / 2);
    return offered([
      winner3(282, play.margin, '2'),
      winner3(284, play.margin, '4'),
      total(77, play.total, line, '2'),
      handicap(53, play.margin, level, { until: '2' }),
      total(900039, play.total, line, '4'),
      handicap(900038, play.margin, level, { until: '4' }),
    ]);
  };
}

/** Pre-match markets of a basketball fixture: winner, handicap and total count overtime. */
function prematch(fixture: SimulatedFixture): QuoteGroup[] {
  const base = counts(outlook(fixture), 1);
  const totals = linesAround(balancedLine(base.total), 2, 300);
  const margins = linesAround(handicapLine(base.margin), 2, 200);
  const [homeLine, awayLine] = [halfLine(base.home.mean), halfLine(base.away.mean)];
  const at = (drift: Drift) => counts(outlook(fixture, drift), 1);
  return [
    (drift) => offered([winner2(226, at(drift).margin), evenOdds(51, drift.balance / 4)]),
    (drift) => offered(totals.map((line) => total(28, at(drift).total, line))),
    (drift) => offered(margins.map((line) => handicap(342, at(drift).margin, line))),
    quarterGroup(fixture, '1'),
    quarterGroup(fixture, '2'),
    quarterGroup(fixture, '3'),
    quarterGroup(fixture, '4'),
    halfGroup(fixture),
    (drift) =>
      offered([total(221, at(drift).home, homeLine), total(220, at(drift).away, awayLine)]),
  ];
}

/** Share of a quarter still to be played at an instant. */
function leftOf(game: BasketballGame, code: string, at: number): number {
  const quarter = game.quarters.find((entry) => entry.code === code);
  if (!quarter) return 0;
  return Math.min(1, Math.max(0, (quarter.endsAt - at) / (quarter.endsAt - quarter.startsAt)));
}

function inPlay(game: BasketballGame, view: Outlook, at: number, wobble: number): Quote[] {
  const shaken = {
    ...view,
    margin: view.margin + wobble * view.marginDeviation,
    total: view.total * (1 + wobble / 8),
  };
  const overtime = game.quarters.find(
    (quarter) => quarter.code === '40' && quarter.startsAt <= at && at < quarter.endsAt,
  );
  const share = overtime
    ? (5 / 48) * ((overtime.endsAt - at) / (overtime.endsAt - overtime.startsAt))
    : REGULATION.reduce((sum, code) => sum + leftOf(game, code, at) / 4, 0);
  const score = pointsAt(game, at, [...REGULATION, '40']);
  const [points, lead] = [score.home + score.away, score.home - score.away];
  const left = counts(shaken, share);
  const margin = shifted(left.margin, lead);
  const sum = shifted(left.total, points);
  const level = -halfLine(lead + view.margin * share);
  return offered([
    winner2(226, margin),
    ...linesAround(halfLine(points + view.total * share), 1, 200).map((line) =>
      total(28, sum, line),
    ),
    ...linesAround(level, 1, 200).map((line) => handicap(342, margin, line)),
    total(
      221,
      shifted(left.home, score.home),
      halfLine(score.home + ((view.total + view.margin) / 2) * share),
    ),
    total(
      220,
      shifted(left.away, score.away),
      halfLine(score.away + ((view.total - view.margin) / 2) * share),
    ),
    evenOdds(51, 0),
    ...partMarkets(game, { shaken, view }, at),
  ]);
}

function partMarkets(
  game: BasketballGame,
  { shaken, view }: { shaken: Outlook; view: Outlook },
  at: number,
): (Quote | null)[] {
  const running = game.quarters.find((quarter) => at < quarter.endsAt);
  const ids = running && QUARTERS[running.code];
  if (!running || !ids) return [];
  const { code } = running;
  const score = pointsAt(game, at, [code]);
  const share = leftOf(game, code, at) / 4;
  const left = counts(shaken, share);
  const [points, lead] = [score.home + score.away, score.home - score.away];
  const quarter = [
    winner2(ids.winner, shifted(left.margin, lead), code),
    total(ids.total, shifted(left.total, points), halfLine(points + view.total * share), code),
    handicap(ids.handicap, shifted(left.margin, lead), -halfLine(lead + view.margin * share), {
      until: code,
    }),
  ];
  if (!FIRST_HALF.includes(code)) return quarter;
  const half = pointsAt(game, at, FIRST_HALF);
  const halfShare = FIRST_HALF.reduce((sum, each) => sum + leftOf(game, each, at) / 4, 0);
  const rest = counts(shaken, halfShare);
  return [
    ...quarter,
    total(
      77,
      shifted(rest.total, half.home + half.away),
      halfLine(half.home + half.away + view.total * halfShare),
      '2',
    ),
    handicap(
      53,
      shifted(rest.margin, half.home - half.away),
      -halfLine(half.home - half.away + view.margin * halfShare),
      { until: '2' },
    ),
  ];
}

function instants(game: BasketballGame): number[] {
  const all = new Set<number>(game.baskets.map((basket) => basket.at));
  for (const { startsAt, endsAt } of game.quarters) all.add(startsAt).add(endsAt);
  return [...all].sort((left, right) => left - right);
}

/** Basketball: possession by possession; the odds take the rest of the game as normal. */
export const basketball: SportModel = {
  prematch,
  play(fixture) {
    const game = playBasketball(fixture);
    const view = outlook(fixture);
    const noise = noiseBase(`${fixture.key}/noise`);
    const endsAt = game.quarters.at(-1)?.endsAt ?? fixture.startsAt;
    function markAt(at: number): Mark {
      const over = at >= endsAt;
      const running = game.quarters.find(
        (quarter) => at >= quarter.startsAt && at < quarter.endsAt,
      );
      const scores = basketballScores(game, at);
      const ended = game.quarters
        .filter((quarter) => quarter.endsAt <= at)
        .map((quarter) => quarter.code);
      const totals = Object.keys(scores).filter((code) => Number(code) >= 100);
      const left = running ? (running.endsAt - at) / (running.endsAt - running.startsAt) : 0;
      const clock = running
        ? {
            period: running.code,
            minute: null,
            startedAt: running.startsAt,
            remainingSeconds: Math.round(running.minutes * 60 * left),
          }
        : { period: '80', minute: null };
      return {
        at,
        status: over ? 3 : 2,
        clock: over ? null : clock,
        scores,
        // All overtimes share one code, which is final with the game.
        finished: [...new Set([...ended.filter((code) => code !== '40' || over), ...totals])],
        suspended: left > 0 && left < (10 * SECOND) / MINUTE && running?.code === '4',
        quotes: () =>
          over ? [] : inPlay(game, view, at, 0.04 * smoothNoise(noise, at / (40 * SECOND))),
      };
    }
    return { instants: instants(game), markAt };
  },
};
