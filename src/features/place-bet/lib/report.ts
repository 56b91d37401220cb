import type { DomesticSlip } from '@/entities/slip';
import type { PlacementResult } from '../model/placement';
import type { Placeable } from './placement';
import { type Reoffer, reofferOf, withoutLeg } from './reoffer';

/** What became of a placement, with what was sent. */
export interface Told {
  result: PlacementResult;
  /** Null where nobody knows any more: it was sent before a reload. */
  sent: Placeable | null;
  /** A refused bet at the odds of now; null where it cannot be offered again. */
  reoffer: Reoffer | null;
}

export interface RefusedBet extends Told {
  result: Extract<PlacementResult, { kind: 'refused' }>;
}

export function tell(result: PlacementResult, sent: Placeable | null): Told {
  const reoffer = result.kind === 'refused' ? reofferOf(sent, result.refusals) : null;
  return { result, sent, reoffer };
}

/** Refused when its legs had left the slip: nothing else says what was refused. */
export function isHeld({ result }: Told): boolean {
  return result.kind === 'refused' && result.bet !== null;
}

/** Adds what was told last. Each refusal is kept until it is answered; of the rest the last alone. */
export function withTold(list: readonly Told[], news: readonly Told[]): readonly Told[] {
  const keys = news.map(({ result }) => result.key);
  const kept = list.filter(({ result }) => result.kind === 'refused' && !keys.includes(result.key));
  return [...kept, ...news];
}

/** All but one. */
export function withoutTold(list: readonly Told[], key: string | undefined): readonly Told[] {
  return list.filter(({ result }) => result.key !== key);
}

export function toldUnder(list: readonly Told[], key: string): Told | undefined {
  return list.find(({ result }) => result.key === key);
}

/** Whether the legs of a refused bet can be taken up again: nothing else is on the slip. */
export function mayRestore(told: Told | undefined, { legs }: DomesticSlip): boolean {
  return told?.result.kind === 'refused' && told.sent !== null && legs.length === 0;
}

/** Takes a leg off what is offered in place of a refused bet, which goes with its last leg. */
export function withoutToldLeg(
  list: readonly Told[],
  key: string,
  selectionId: string,
): readonly Told[] {
  return list.flatMap((one) => {
    if (one.result.key !== key || one.reoffer === null) return [one];
    const reoffer = withoutLeg(one.reoffer, selectionId);
    return reoffer === null ? [] : [{ ...one, reoffer }];
  });
}
