import { FIXTURE_ID } from './fixture-id.ts';

const OUTCOME = /^[0-9A-Za-z][0-9A-Za-z /+-]{0,31}$/;

export interface MarketIdParts {
  fixtureId: string;
  typeId: number;
  /** Hundredths, the home side's line; null for a market without a line. */
  line: number | null;
}

export interface SelectionIdParts extends MarketIdParts {
  marketId: string;
  outcome: string;
}

/** `{fixtureId}.{typeId}.{line|_}`; the line in hundredths. */
export function marketId(fixtureId: string, typeId: number, line: number | null): string {
  return `${fixtureId}.${typeId}.${line ?? '_'}`;
}

/** `{marketId}.{outcome}`. */
export function selectionId(market: string, outcome: string): string {
  return `${market}.${outcome}`;
}

/** The parts of a market id, or null when the text is not one in its only spelling. */
export function parseMarketId(id: string): MarketIdParts | null {
  const [fixtureId = '', type = '', line = '', ...rest] = id.split('.');
  if (rest.length > 0 || !FIXTURE_ID.test(fixtureId) || !/^[1-9]\d{0,6}$/.test(type)) return null;
  if (line !== '_' && !/^(0|-?[1-9]\d{0,5})$/.test(line)) return null;
  return { fixtureId, typeId: Number(type), line: line === '_' ? null : Number(line) };
}

/** Null when the text is no selection id. */
export function parseSelectionId(id: string): SelectionIdParts | null {
  const cut = id.lastIndexOf('.');
  const market = id.slice(0, Math.max(cut, 0));
  const outcome = id.slice(cut + 1);
  const parts = parseMarketId(market);
  return parts && OUTCOME.test(outcome) ? { ...parts, marketId: market, outcome } : null;
}
