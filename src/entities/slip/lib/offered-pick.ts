import type { Dto } from '#contract/types.gen.ts';
import { isBettable, takesInPlayBets } from '#rules/fixture-status.ts';
import { isOpen, isSuspended, stricterStatus } from '#rules/market-status.ts';
import { kindOfMarket } from '#rules/markets/market-kinds.ts';
import type { RefusalCode } from './rules';
import type { SlipPick } from './slip';

/** What a selection is offered at by its match, or why it takes no bets now; null is a match that is not there. */
export function offeredPick(
  selectionId: string,
  detail: Dto<'FixtureDetail'> | null,
  isEuropean: boolean,
): SlipPick | RefusalCode {
  if (detail === null) return 'SELECTION_NOT_FOUND';
  const { fixture, league } = detail;
  if (!isBettable(fixture.status)) return 'MARKET_CLOSED';
  for (const market of fixture.markets) {
    const selection = market.selections.find(({ id }) => id === selectionId);
    if (!selection) continue;
    const status = stricterStatus(market.status, selection.status);
    if (!isOpen(status)) return isSuspended(status) ? 'MARKET_SUSPENDED' : 'MARKET_CLOSED';
    return {
      selectionId,
      marketId: market.id,
      fixtureId: fixture.id,
      typeId: market.typeId,
      outcome: selection.outcome,
      line: market.line,
      offerScore: market.offerScore,
      odds: selection.odds,
      sport: fixture.sport,
      leagueName: league.name,
      home: fixture.home,
      away: fixture.away,
      startsAt: fixture.startsAt,
      inPlay: takesInPlayBets(fixture.status),
      marketKind: kindOfMarket(market.typeId),
      ...(selection.participant && { participant: selection.participant }),
      ...(isEuropean && { isEuropean }),
    };
  }
  return 'SELECTION_NOT_FOUND';
}
