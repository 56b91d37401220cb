import { makeBet } from '@/entities/bet/testing';
import type { DomesticSlip } from '@/entities/slip';
import type { PlacementResult } from '../model/placement';
import type { Placeable } from './placement';
import { tell, type Told } from './told';

/** What was told, for stories and tests, of what nobody remembers sending. */
export function toldOf(result: PlacementResult): Told {
  return tell(result, null);
}

/** A bet in play that was refused for the odds of some legs of a slip, by their places, for stories and tests: a tenth lower each. */
export function refusedFor(
  slip: DomesticSlip,
  places: readonly number[],
  sent: Partial<Placeable> = {},
): Told {
  const account = { id: 'mem_1', balance: 1_284_500, currency: 'KRW' as const, level: 3 };
  const refusals = places.flatMap((place) => {
    const leg = slip.legs[place];
    if (!leg) return [];
    const { selectionId, odds } = leg;
    return [
      {
        code: 'ODDS_CHANGED' as const,
        selectionId,
        selectionIds: [selectionId],
        from: odds,
        to: Math.round(odds * 0.9),
      },
    ];
  });
  const key = `key-${slip.legs.map(({ selectionId }) => selectionId).join('-')}`;
  const result = { key, kind: 'refused' as const, refusals, bet: makeBet({ status: 'refused' }) };
  return tell(result, { slip, stake: 20_000, policy: 'higher', account, ...sent });
}
