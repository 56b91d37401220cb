import type { Bet } from '@/entities/bet';
import { makeCashOutOffer } from './lib/sample-offers';
import { $bet, $values, offers } from './model';

export { makeCashOut, makeCashOutOffer } from './lib/sample-offers';

/** Pairs of store and value that hold an offer for a bet that is visible, for the forked scope of a story. */
export function cashOutValues(bet: Bet): [unknown, unknown][] {
  const offer = makeCashOutOffer({ betId: bet.id });
  return [
    [$bet, bet],
    [offers.$data, [offer]],
    [$values, [71_000, 76_500, 72_000, 78_400, 83_800, offer.amount]],
  ];
}
