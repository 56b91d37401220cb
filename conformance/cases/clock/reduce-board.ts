import type { Schemas } from '../context.ts';
import { isClosed } from '#rules/market-status.ts';

type Board = Schemas['Board'];
type Fixture = Schemas['Fixture'];
type Change = Schemas['BoardChange'];

/** A board without the order of its rows, which is the reader's own to make. */
export type ReducedBoard = Record<
  string,
  Omit<Fixture, 'markets'> & { markets: Record<string, unknown> }
>;

function marketsOf(fixture: Fixture) {
  return Object.fromEntries(
    fixture.markets.map(({ selections, ...market }) => [
      market.id,
      { ...market, selections: structuredClone(selections) },
    ]),
  );
}

/** A board after changes, as a reader keeps it: fixtures by id, markets by id, closed ones left out. */
export function reduceBoard({ fixtures }: Board, changes: readonly Change[]): ReducedBoard {
  const kept = new Map(
    fixtures.map((fixture) => [fixture.id, { ...fixture, markets: marketsOf(fixture) }]),
  );
  for (const change of changes) {
    if (change.kind === 'fixture') {
      const { fixture } = change;
      kept.set(fixture.id, { ...fixture, markets: marketsOf(fixture) });
    } else if (change.kind === 'remove') kept.delete(change.fixtureId);
    else if (change.kind === 'odds') {
      const moved = new Map(change.selections.map((one) => [one.id, one]));
      for (const fixture of kept.values())
        for (const market of Object.values(fixture.markets))
          for (const selection of market.selections)
            Object.assign(selection, moved.get(selection.id));
    } else {
      const fixture = kept.get(change.fixtureId);
      if (!fixture) continue;
      if (change.kind === 'state') {
        const { status, score, clock, marketCount, interruption } = change;
        delete fixture.interruption;
        const stop = interruption && { interruption };
        Object.assign(fixture, { status, score, clock, marketCount, ...stop });
      } else if (change.kind === 'marketStatus') {
        for (const id of change.marketIds) {
          const market = fixture.markets[id];
          if (market) market.status = change.status;
        }
      } else {
        const { market } = change;
        fixture.markets[market.id] = { ...market, selections: structuredClone(market.selections) };
      }
    }
  }
  for (const fixture of kept.values())
    for (const [id, { status }] of Object.entries(fixture.markets))
      if (isClosed(status)) delete fixture.markets[id];
  return Object.fromEntries([...kept].sort(([one], [two]) => one.localeCompare(two)));
}
