import { fromCursor, pageOf } from '../../lib/page.ts';
import type { Queryable } from '../../lib/db.ts';
import type { SportsPort } from './ports.ts';
import { listTakenPrices, type PricePlace, type TakenPrice } from './price-repository.ts';

const PLACE = /^p([a-z0-9]{4,24})_([0-9a-f]{14})$/;

/** The place that a cursor of this list names; undefined without one, null for any other text. */
export function placeOf(cursor: string | undefined): PricePlace | null | undefined {
  const position = fromCursor(cursor, 'text');
  if (!position) return position;
  const [, fixtureId, pick] = PLACE.exec(position.id) ?? [];
  return fixtureId && pick ? { fixtureId, at: position.at, pick } : null;
}

export interface TakenPrices {
  prices: TakenPrice[];
  nextCursor: string | null;
}

/** Lists at which prices bets on the matches of a day were taken, once they are over; null of a day that nothing is published of. */
export async function takenPrices(
  q: Queryable,
  sports: Pick<SportsPort, 'worldDay'>,
  { dayKey, after, limit }: { dayKey: string; after: PricePlace | undefined; limit: number },
): Promise<TakenPrices | null> {
  const day = await sports.worldDay(dayKey);
  if (!day) return null;
  if (day.secret === null) return { prices: [], nextCursor: null };
  const rows = await listTakenPrices(q, day, { after, limit: limit + 1 });
  const { data, nextCursor } = pageOf(rows, limit, ({ at, fixtureId, pick }) => {
    return { at, id: `p${fixtureId}_${pick}` };
  });
  return { prices: data.map(({ pick: _, ...price }) => price), nextCursor };
}
