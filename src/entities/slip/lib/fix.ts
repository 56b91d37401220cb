import type { RefusalFix } from '#rules/slip.ts';
import { dropLegs } from './edit';
import type { MovedLeg } from './offers';
import type { DomesticSlip, JointEntry } from './slip';

/** Takes the current odds of legs as seen, and the prices of those that have one together. */
export function acceptOdds(slip: DomesticSlip, selectionIds: readonly string[]): DomesticSlip {
  const legs = slip.legs.map((leg) =>
    selectionIds.includes(leg.selectionId) && leg.seenOdds !== leg.odds
      ? { ...leg, seenOdds: leg.odds }
      : leg,
  );
  const joint = slip.joint?.map((one) => (isAccepted(slip, one, selectionIds) ? seen(one) : one));
  const isSame =
    legs.every((leg, index) => leg === slip.legs[index]) &&
    (joint ?? []).every((one, index) => one === slip.joint?.[index]);
  return isSame ? slip : { ...slip, legs, ...(joint && { joint }) };
}

const seen = (one: JointEntry) =>
  one.seenOdds === one.odds ? one : { ...one, seenOdds: one.odds };

/** All legs of a joint price are among those whose odds are accepted. */
function isAccepted(
  { legs }: DomesticSlip,
  { fixtureId }: JointEntry,
  selectionIds: readonly string[],
): boolean {
  const own = legs.filter((leg) => leg.fixtureId === fixtureId);
  return own.every((leg) => selectionIds.includes(leg.selectionId));
}

/** Takes a leg at the line, the score and the odds that are offered now; it keeps its place, and they count as seen. */
export function moveLeg(slip: DomesticSlip, selectionId: string, to: MovedLeg): DomesticSlip {
  const legs = slip.legs.map((leg) =>
    leg.selectionId === selectionId ? { ...leg, ...to, seenOdds: to.odds } : leg,
  );
  return { ...slip, legs };
}

/** Applies the part of a fix that changes the legs or the bonus pick. */
export function applyFix(slip: DomesticSlip, fix: SlipFix): DomesticSlip {
  if (fix.kind === 'dropLegs') return dropLegs(slip, fix.selectionIds);
  if (fix.kind === 'dropBonus') return { ...slip, bonus: null };
  if (fix.kind === 'moveLeg') return moveLeg(slip, fix.selectionId, fix.to);
  return fix.kind === 'acceptOdds' ? acceptOdds(slip, fix.selectionIds) : slip;
}

export type SlipFix =
  | RefusalFix
  | { kind: 'acceptOdds'; selectionIds: string[] }
  | { kind: 'moveLeg'; selectionId: string; to: MovedLeg };
