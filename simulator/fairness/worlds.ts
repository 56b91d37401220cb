import type { FeedMarket } from '#rules/feed.ts';
import type { Score, Scores } from '#rules/scores.ts';
import { type SportKey, sportOf } from '#rules/sports.ts';
import type { SimulatedFixture } from '../model.ts';
import { returnOf } from './enemy.ts';
import type { MemberView } from './member-view.ts';
import { type End, endOf } from './season.ts';

const NIL: Score = { home: 0, away: 0 };

/** Ways in which a fixture can end: the same teams, played again and again. */
export function endsOf(fixture: SimulatedFixture, count: number): End[] {
  return Array.from({ length: count }, (_, world) =>
    endOf({ ...fixture, key: `${fixture.key}/world/${world}` }),
  );
}

/** What one staked on each selection returns in each world; worlds that pay alike are one. */
export function payoffsOf(
  sport: SportKey,
  markets: readonly FeedMarket[],
  ends: readonly End[],
): number[][] {
  const columns = new Map<string, number[]>();
  for (const end of ends) {
    const column = markets.flatMap((market) =>
      market.selections.map((_, index) => returnOf(sport, end, market, index)),
    );
    columns.set(column.join(), column);
  }
  const worlds = [...columns.values()];
  return (worlds[0] ?? []).map((_, bet) => worlds.map((column) => column[bet] ?? 0));
}

const plus = (a: Score, b: Score): Score => ({ home: a.home + b.home, away: a.away + b.away });

/** Ways in which a game in play can go on: what it has, and what other games had in the parts still to come. */
export function endsFrom(sport: SportKey, view: MemberView, others: readonly End[]): End[] {
  const { regulation } = sportOf(sport);
  return others.map((other, world) => {
    const scores: Scores = {};
    for (const code of regulation.map(String)) {
      const now = view.scores[code] ?? NIL;
      const more = other.scores[code] ?? NIL;
      // Of the running part some share is left, another one in every world.
      const isRunning = view.clock?.period === code;
      const left = isRunning ? (world % 8) / 8 : view.scores[code] ? 0 : 1;
      scores[code] = plus(now, {
        home: Math.round(more.home * left),
        away: Math.round(more.away * left),
      });
    }
    const full = Object.values(scores).reduce(plus, NIL);
    const isLevel = full.home === full.away;
    const extra = world % 2 === 0 ? { home: 1, away: 0 } : { home: 0, away: 1 };
    const final = isLevel ? plus(full, extra) : full;
    const ended: Scores = isLevel ? { '40': extra, '101': final, '102': final } : {};
    return {
      scores: { ...scores, '100': full, ...ended },
      finished: [...regulation.map(String), '100', ...Object.keys(ended)],
      firstScorer: view.firstScorer ?? other.firstScorer,
    };
  });
}
