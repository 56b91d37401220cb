import { isLowOdds, tierFor } from './bonus.ts';
import { jointGroups, mayStandTogether } from './joint.ts';
import { MAX_LEGS } from './limits.ts';
import type { Odds } from './odds.ts';
import type { Refusal } from './refusals.ts';
import {
  foldersOf,
  inPlayLegs,
  isEuropeanLeg,
  lowOddsLegs,
  MAX_PICKS,
  type Slip,
  type SlipLeg,
} from './slip-state.ts';
import { fittingSizes, MAX_SYSTEM_LEGS } from './system-sizes.ts';

export interface AddLegOptions {
  maxLegs?: number;
  /** The pick is one of the European board, which takes several of a fixture. */
  isEuropean?: boolean;
}

export type AddLegResult =
  | { ok: true; slip: Slip; replaced?: SlipLeg }
  | { ok: false; refusal: Refusal };

export type SetBonusResult = { ok: true; slip: Slip } | { ok: false; refusal: Refusal };

/**
 * Adds a pick. The very pick already present changes nothing; an earlier pick of the same fixture and market type is replaced in its
 * place, of the European board only one of the same market: another line is of the same kind. Refused: low odds or a pick of the European
 * board beside a bonus pick, a second market of one fixture (of the same kind, or beside a bonus pick or a system, where it comes from
 * the European board), one leg too many; several picks of a fixture are one.
 */
export function addLeg(slip: Slip, leg: SlipLeg, options: AddLegOptions = {}): AddLegResult {
  if (slip.legs.some((present) => present.selectionId === leg.selectionId))
    return { ok: true, slip };
  if (slip.bonus !== null && isLowOdds(leg.odds)) {
    return { ok: false, refusal: { code: 'BONUS_LOW_ODDS', selectionId: leg.selectionId } };
  }
  if (slip.bonus !== null && leg.inPlay) {
    return { ok: false, refusal: { code: 'BONUS_IN_PLAY', selectionId: leg.selectionId } };
  }
  if (slip.bonus !== null && (options.isEuropean || isEuropeanLeg(leg))) {
    return { ok: false, refusal: { code: 'JOINT_BONUS', selectionId: leg.selectionId } };
  }
  const sameFixture = slip.legs.filter((present) => present.fixtureId === leg.fixtureId);
  const replaced = sameFixture.find((present) =>
    options.isEuropean ? present.marketId === leg.marketId : present.typeId === leg.typeId,
  );
  const clashing = sameFixture.filter((present) => present !== replaced);
  const refusal = clashing.length > 0 && refusalOfClash(slip, leg, clashing, options);
  if (refusal) return { ok: false, refusal };
  if (replaced) {
    const legs = slip.legs.map((present) => (present === replaced ? leg : present));
    return { ok: true, slip: { ...slip, legs }, replaced };
  }
  const joint = clashing.length > 0 ? { joint: slip.joint ?? [] } : {};
  const grown = { ...slip, ...joint, legs: [...slip.legs, leg] };
  const limit = limitPassed(grown, options);
  if (limit === null) return { ok: true, slip: grown };
  return {
    ok: false,
    refusal: { code: 'TOO_MANY_LEGS', selectionId: leg.selectionId, limit },
  };
}

/** The number of legs that a slip is too large for; null where it is not. */
function limitPassed(slip: Slip, { maxLegs = MAX_LEGS }: AddLegOptions): number | null {
  const most = slip.sizes ? MAX_SYSTEM_LEGS : maxLegs;
  if (foldersOf(slip) > most) return most;
  return slip.legs.length > MAX_PICKS ? MAX_PICKS : null;
}

/** Why a pick does not go with those of its fixture that are on the slip; null where it does. */
function refusalOfClash(
  { sizes }: Slip,
  leg: SlipLeg,
  clashing: readonly SlipLeg[],
  { isEuropean = false }: AddLegOptions,
): Refusal | null {
  const { selectionId } = leg;
  const selectionIds = clashing.map((present) => present.selectionId);
  if (!isEuropean) return { code: 'SAME_FIXTURE_COMBINATION', selectionId, selectionIds };
  const alike = clashing.filter((present) => !mayStandTogether(present, leg));
  if (alike.length > 0)
    return { code: 'JOINT_KINDS', selectionId, selectionIds: alike.map((one) => one.selectionId) };
  return sizes ? { code: 'JOINT_SYSTEM', selectionId, selectionIds } : null;
}

/** Removes a pick, the bonus pick when fewer legs than it needs remain, and sizes that fit no more. An absent pick changes nothing. */
export function removeLeg(slip: Slip, selectionId: string): Slip {
  const legs = slip.legs.filter((leg) => leg.selectionId !== selectionId);
  if (legs.length === slip.legs.length) return slip;
  const bonus = slip.bonus !== null && legs.length < slip.bonus ? null : slip.bonus;
  const { sizes, joint, ...rest } = slip;
  return {
    ...rest,
    legs,
    bonus,
    // Without two picks of a fixture it is a slip like any other.
    ...(joint && jointGroups(legs).length > 0 && { joint }),
    ...(sizes && { sizes: fittingSizes(sizes, legs.length) }),
  };
}

/** Chooses the bonus pick (it replaces an earlier one) or takes it off with null. Throws on an unknown tier. */
export function setBonus(slip: Slip, folders: number | null): SetBonusResult {
  if (folders === null) return { ok: true, slip: { ...slip, bonus: null } };
  if (!tierFor(folders)) throw new RangeError(`no bonus pick of ${folders} folders`);
  if (slip.legs.length < folders)
    return { ok: false, refusal: { code: 'BONUS_NEEDS_FOLDERS', folders } };
  if (slip.joint || slip.legs.some(isEuropeanLeg))
    return { ok: false, refusal: { code: 'JOINT_BONUS', folders } };
  const low = lowOddsLegs(slip.legs).map((leg) => leg.selectionId);
  if (low.length > 0) return { ok: false, refusal: { code: 'BONUS_LOW_ODDS', selectionIds: low } };
  const live = inPlayLegs(slip.legs).map((leg) => leg.selectionId);
  if (live.length > 0) return { ok: false, refusal: { code: 'BONUS_IN_PLAY', selectionIds: live } };
  return { ok: true, slip: { ...slip, bonus: folders } };
}

/** Puts new odds on a leg. The bonus pick stays; `checkSlip` refuses the slip while a leg is at or below 1.30. */
export function updateOdds(slip: Slip, selectionId: string, odds: Odds): Slip {
  if (!slip.legs.some((leg) => leg.selectionId === selectionId && leg.odds !== odds)) return slip;
  return {
    ...slip,
    legs: slip.legs.map((leg) => (leg.selectionId === selectionId ? { ...leg, odds } : leg)),
  };
}
