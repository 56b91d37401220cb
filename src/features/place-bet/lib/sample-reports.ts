import { makeBet } from '@/entities/bet/testing';
import type { DomesticSlip } from '@/entities/slip';
import type { PlacementResult } from '../model/placement';
import type { Placeable } from './placement';
import { reportOf, type PlacementReport } from './report';

/** A report, for stories and tests, on what was sent before a reload. */
export function makeReport(result: PlacementResult): PlacementReport {
  return reportOf(result, null);
}

/** A bet in play that was refused for the odds of some legs of a slip, by their places, for stories and tests: a tenth lower each. */
export function refusedFor(
  slip: DomesticSlip,
  places: readonly number[],
  sent: Partial<Placeable> = {},
): PlacementReport {
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
  return reportOf(result, { slip, stake: 20_000, policy: 'higher', account, ...sent });
}
