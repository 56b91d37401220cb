import type { DomesticSlip } from '@/entities/slip';
import type { PlacementResult } from '../model/placement';
import type { Placeable } from './placement';
import { type Reoffer, reofferOf, withoutLeg } from './reoffer';

/** What became of a placement, with what was sent. */
export interface PlacementReport {
  result: PlacementResult;
  /** Null where nobody knows any more: it was sent before a reload. */
  sent: Placeable | null;
  /** A refused bet at the odds of now; null where it cannot be offered again. */
  reoffer: Reoffer | null;
}

export interface RefusedBet extends PlacementReport {
  result: Extract<PlacementResult, { kind: 'refused' }>;
}

export function reportOf(result: PlacementResult, sent: Placeable | null): PlacementReport {
  const reoffer = result.kind === 'refused' ? reofferOf(sent, result.refusals) : null;
  return { result, sent, reoffer };
}

/** Refused when its legs had left the slip: nothing else says what was refused. */
export function isHeld({ result }: PlacementReport): boolean {
  return result.kind === 'refused' && result.bet !== null;
}

/** Adds the latest reports. Each refusal is kept until it is answered; of the rest the last alone. */
export function withReports(
  list: readonly PlacementReport[],
  news: readonly PlacementReport[],
): readonly PlacementReport[] {
  const keys = news.map(({ result }) => result.key);
  const kept = list.filter(({ result }) => result.kind === 'refused' && !keys.includes(result.key));
  return [...kept, ...news];
}

/** All but one. */
export function withoutReport(
  list: readonly PlacementReport[],
  key: string | undefined,
): readonly PlacementReport[] {
  return list.filter(({ result }) => result.key !== key);
}

export function findReport(
  list: readonly PlacementReport[],
  key: string,
): PlacementReport | undefined {
  return list.find(({ result }) => result.key === key);
}

/** Whether the legs of a refused bet can be taken up again: nothing else is on the slip. */
export function mayRestore(report: PlacementReport | undefined, { legs }: DomesticSlip): boolean {
  return report?.result.kind === 'refused' && report.sent !== null && legs.length === 0;
}

/** Takes a leg off what is offered in place of a refused bet, which goes with its last leg. */
export function withoutReofferLeg(
  list: readonly PlacementReport[],
  key: string,
  selectionId: string,
): readonly PlacementReport[] {
  return list.flatMap((one) => {
    if (one.result.key !== key || one.reoffer === null) return [one];
    const reoffer = withoutLeg(one.reoffer, selectionId);
    return reoffer === null ? [] : [{ ...one, reoffer }];
  });
}
