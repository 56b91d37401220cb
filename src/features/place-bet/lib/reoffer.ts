import { type DomesticSlip, dropLegs, legsOf, type Refusal } from '@/entities/slip';
import type { Placeable } from './placement';

/** Odds that a bet was not taken at, hundredths: of a leg, or of legs that have one price together. */
export interface Move {
  selectionIds: readonly string[];
  from: number;
  to: number;
}

/** A refused bet as it may be placed again: the same slip at the odds of the refusal, under the same terms. */
export interface Reoffer {
  again: Placeable;
  moves: readonly Move[];
}

function moveOf(refusal: Refusal, { legs, joint = [] }: DomesticSlip): Move | null {
  const { code, from, to } = refusal;
  const selectionIds = legsOf(refusal);
  if (code !== 'ODDS_CHANGED' || from === undefined || to === undefined) return null;
  const own = legs.filter(({ selectionId }) => selectionIds.includes(selectionId));
  if (own.length === 0 || own.length !== selectionIds.length) return null;
  const isPriced = own.length === 1 || joint.some((one) => one.fixtureId === own[0]?.fixtureId);
  return isPriced ? { selectionIds, from, to } : null;
}

/** Puts the odds of a move on its leg, or on the price of its legs; they count as seen. */
function moved(slip: DomesticSlip, { selectionIds, to }: Move): DomesticSlip {
  const price = { odds: to, seenOdds: to };
  const own = slip.legs.filter(({ selectionId }) => selectionIds.includes(selectionId));
  if (own.length === 1)
    return { ...slip, legs: slip.legs.map((leg) => (leg === own[0] ? { ...leg, ...price } : leg)) };
  const joint = slip.joint?.map((one) =>
    one.fixtureId === own[0]?.fixtureId ? { ...one, ...price } : one,
  );
  return { ...slip, ...(joint && { joint }) };
}

/** What can be offered in place of a refused bet; null where anything but its odds was in the way, or nobody knows what was sent. */
export function reofferOf(sent: Placeable | null, refusals: readonly Refusal[]): Reoffer | null {
  if (sent === null || refusals.length === 0) return null;
  const moves = refusals.flatMap((refusal) => moveOf(refusal, sent.slip) ?? []);
  if (moves.length < refusals.length) return null;
  return { again: { ...sent, slip: moves.reduce(moved, sent.slip) }, moves };
}

/** Whether the leg of a move can go without the rest: legs that have one price together have none without it. */
export function isDroppable({ selectionIds }: Move): boolean {
  return selectionIds.length === 1;
}

/** The offer without a leg; null where none is left. */
export function withoutLeg({ again, moves }: Reoffer, selectionId: string): Reoffer | null {
  const slip = dropLegs(again.slip, [selectionId]);
  if (slip.legs.length === 0) return null;
  const left = moves.filter(({ selectionIds }) => !selectionIds.includes(selectionId));
  return { again: { ...again, slip }, moves: left };
}
