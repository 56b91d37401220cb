import { sharesChances } from '#rules/cash-out-market.ts';
import { slipDelayMs } from '#rules/in-play.ts';
import { isClosed, isOpen } from '#rules/market-status.ts';
import { marketType } from '#rules/markets/market-types.ts';
import { isSameScore } from '#rules/scores.ts';
import type { LegQuote } from '../wager/index.ts';
import type { OfferedMarket } from './ports.ts';
import type { FixtureLeg } from './subject.ts';
import { closedReason } from './validate.ts';

const UNAVAILABLE: LegQuote = { price: null, reason: 'unavailable', waitMs: 0 };
const SUSPENDED: LegQuote = { price: null, reason: 'suspended', waitMs: 0 };

/** Lists of which the impossible outcomes are closed as the match goes on; of any other market all are open. */
const MAY_CLOSE: readonly string[] = ['correct-score', 'htft'];

/** What an open leg is worth by its market as it is offered at `now`. */
export function quoteOf(leg: FixtureLeg, offered: OfferedMarket | null, now: number): LegQuote {
  const type = marketType(leg.typeId);
  if (!type || !sharesChances(type, leg.line, leg.sport)) return UNAVAILABLE;
  if (!offered || closedReason(offered, now)) return SUSPENDED;
  const { market, selection, selections } = offered;
  // The same line from another score is another bet.
  if (market.line !== leg.line || !isSameScore(market.offerScore, leg.offerScore))
    return UNAVAILABLE;
  const possible = selections.filter(({ status }) => !isClosed(status));
  if (possible.length < selections.length && !MAY_CLOSE.includes(type.family)) return SUSPENDED;
  if (possible.length < 2 || !possible.every(({ status }) => isOpen(status))) return SUSPENDED;
  const waitMs = market.phase === 'inplay' ? slipDelayMs([leg.sport]) : 0;
  return {
    price: { picked: selection.odds, market: possible.map(({ odds }) => odds) },
    reason: null,
    waitMs,
  };
}
