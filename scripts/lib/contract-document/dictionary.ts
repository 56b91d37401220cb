import { MARKET_TYPES } from '#rules/markets/market-types.ts';
import { OUTCOME_LISTS, outcomeListOf } from '#rules/markets/outcome-lists.ts';
import { SPORTS } from '#rules/sports.ts';
import type { ContractJson, Json } from './types.ts';

/** What `list` of a market type says, a sentence for each list that a type on offer has. */
function listSentences(): string {
  const lists = [...new Set(MARKET_TYPES.flatMap((type) => outcomeListOf(type) ?? []))];
  const sentences = lists.map((list) => `\`${list}\`: ${OUTCOME_LISTS[list].says}`);
  return `A feed may name more outcomes where a type has a \`list\`. ${sentences.join(' ')}`;
}

/** Adds what both sides know by heart: the market types on offer and the score codes of each sport. */
export function addDictionaries(document: ContractJson): void {
  const { MarketTypeId, PeriodCode } = document.components.schemas as Record<string, Json>;
  if (!MarketTypeId || !PeriodCode) throw new Error('MarketTypeId and PeriodCode have gone');
  MarketTypeId.description = `${MarketTypeId.description} ${listSentences()}`;
  MarketTypeId['x-market-types'] = MARKET_TYPES.map((type) => {
    const { id, label, family, part, overtime, line, outcomes, sports } = type;
    const list = outcomeListOf(type);
    return { id, label, family, part, overtime, line, ...(list && { list }), outcomes, sports };
  });
  PeriodCode['x-periods'] = Object.fromEntries(
    SPORTS.map(({ key, codes }) => [key, codes.map(String)]),
  );
}
