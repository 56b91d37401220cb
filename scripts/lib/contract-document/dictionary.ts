import { MARKET_TYPES } from '#rules/markets/market-types.ts';
import { SPORTS } from '#rules/sports.ts';
import type { ContractJson, Json } from './types.ts';

/** Adds what both sides know by heart: the market types on offer and the score codes of each sport. */
export function addDictionaries(document: ContractJson): void {
  const { MarketTypeId, PeriodCode } = document.components.schemas as Record<string, Json>;
  if (!MarketTypeId || !PeriodCode) throw new Error('MarketTypeId and PeriodCode have gone');
  MarketTypeId['x-market-types'] = MARKET_TYPES.map(
    ({ id, label, family, part, overtime, line, outcomes, sports }) => ({
      id,
      label,
      family,
      part,
      overtime,
      line,
      outcomes,
      sports,
    }),
  );
  PeriodCode['x-periods'] = Object.fromEntries(
    SPORTS.map(({ key, codes }) => [key, codes.map(String)]),
  );
}
