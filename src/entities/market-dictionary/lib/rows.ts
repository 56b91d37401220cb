import { MARKET_TYPES, type MarketType } from '#rules/markets/market-types.ts';

const rows = new Map<number, MarketType>(MARKET_TYPES.map((type) => [type.id, type]));

/** The market of an id; undefined for one that is not offered while the catalogue is not loaded. */
export function rowOf(typeId: number): MarketType | undefined {
  return rows.get(typeId);
}

/** Whether a market can be named now. */
export function isNamed(typeId: number): boolean {
  return rows.has(typeId);
}

/** Loads the names of the markets that a feed may bring and we do not offer: a chunk of its own. */
export async function loadCatalogue(): Promise<void> {
  const { CATALOGUE } = await import('#rules/markets/catalogue.gen.ts');
  for (const row of CATALOGUE) rows.set(row.id, row);
}
