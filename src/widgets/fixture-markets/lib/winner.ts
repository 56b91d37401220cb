import type { Fixture, Market } from '@/entities/game';
import { type MarketFamily, marketType } from '#rules/markets/market-types.ts';
import { sectionsOf } from './market-sections';

const FAMILIES: readonly (MarketFamily | undefined)[] = ['winner3', 'winner2'];
/** As a match has them: the home side, neither, the away side. */
const OUTCOMES = ['1', 'X', '2'] as const;

export type WinnerOutcome = (typeof OUTCOMES)[number];

/** Who wins: the first market of a match that asks so, with its outcomes in their order; null where it has none. */
export function winnerOf(
  fixture: Fixture,
): { market: Market; outcomes: { outcome: WinnerOutcome; at: number; id: string }[] } | null {
  const section = sectionsOf(fixture).find(
    ({ group, typeId }) => group === 'main' && FAMILIES.includes(marketType(typeId)?.family),
  );
  const market = section?.markets[0];
  if (!market) return null;
  const outcomes = OUTCOMES.flatMap((outcome) => {
    const at = market.outcomes.findIndex((one) => one.outcome === outcome);
    const id = market.outcomes[at]?.id;
    return id === undefined ? [] : [{ outcome, at, id }];
  });
  return { market, outcomes };
}
