import type { FeedMarket } from '#rules/feed.ts';
import type { SimulatedFixture } from '../model.ts';
import { returnOf } from './enemy.ts';
import { type End, endOf } from './season.ts';
import type { PlayedSport } from '../sport-models.ts';

/** Ways in which a fixture can end: the same teams, played again and again. */
export function endsOf(fixture: SimulatedFixture, count: number): End[] {
  return Array.from({ length: count }, (_, world) =>
    endOf({ ...fixture, key: `${fixture.key}/world/${world}` }),
  );
}

/** What one staked on each selection returns in each world; worlds that pay alike are one. */
export function payoffsOf(
  sport: PlayedSport,
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
