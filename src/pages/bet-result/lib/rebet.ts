import { type Bet, type FixtureLeg, isFixtureLeg } from '@/entities/bet';
import {
  addPick,
  BONUS_TIERS,
  chooseBonus,
  type DomesticSlip,
  EMPTY_DRAFT,
  type FixtureDetails,
  offeredPick,
  sizesFor,
  type Refusal,
  type RefusalCode,
  type SlipPick,
} from '@/entities/slip';

/** A leg of an old bet and the pick it would be today; null when it is not offered any more. */
export interface RebetLeg {
  leg: FixtureLeg;
  pick: SlipPick | null;
}

export interface Rebet {
  bet: Bet;
  legs: readonly RebetLeg[];
}

function pickOf(
  { selectionId, fixtureId }: FixtureLeg,
  details: FixtureDetails,
  isEuropean: boolean,
): SlipPick | null {
  const offered = offeredPick(selectionId, details[fixtureId] ?? null, isEuropean);
  return typeof offered === 'string' ? null : offered;
}

/** Each leg of a bet with its pick of today. */
export function toRebet(bet: Bet, details: FixtureDetails): Rebet {
  const isEuropean = bet.mode === 'european';
  const legs = bet.legs
    .filter(isFixtureLeg)
    .map((leg) => ({ leg, pick: pickOf(leg, details, isEuropean) }));
  return { bet, legs };
}

/** What becomes of the bonus of the old bet: none there was, the same, a lower one for want of folders, or none and why. */
export type RebetBonus =
  | { kind: 'none' }
  | { kind: 'kept' | 'lowered'; folders: number }
  | { kind: 'dropped'; code: RefusalCode };

/** The slip a rebet makes, or why its picks may not be in one slip any more. */
export type RebetSlip =
  | { ok: true; slip: DomesticSlip; bonus: RebetBonus }
  | { ok: false; refusal: Refusal };

/** The bonus of the old bet, or the highest one that the picks left still reach. */
function withBonus(slip: DomesticSlip, wanted: number | null): RebetSlip {
  if (wanted === null) return { ok: true, slip, bonus: { kind: 'none' } };
  const same = chooseBonus(slip, wanted);
  if (same.ok) return { ok: true, slip: same.slip, bonus: { kind: 'kept', folders: wanted } };
  const { code } = same.refusal;
  const lower = BONUS_TIERS.map(({ folders }) => folders).filter((folders) => folders < wanted);
  for (const folders of code === 'BONUS_NEEDS_FOLDERS' ? lower.toReversed() : []) {
    const chosen = chooseBonus(slip, folders);
    if (chosen.ok) return { ok: true, slip: chosen.slip, bonus: { kind: 'lowered', folders } };
  }
  // Where a lower bonus has folders enough, its odds or a match in play are the reason.
  const least = chooseBonus(slip, lower[0] ?? wanted);
  const reason = least.ok ? code : least.refusal.code;
  return { ok: true, slip, bonus: { kind: 'dropped', code: reason } };
}

/** What is still offered, with the bonus pick as far as the rules allow it. Never another bet than the old one was. */
export function slipOf({ bet, legs }: Rebet): RebetSlip {
  let slip = EMPTY_DRAFT;
  for (const { pick } of legs) {
    const added = pick ? addPick(slip, pick) : null;
    if (added?.ok === false) return added;
    if (added) slip = added.slip;
  }
  const system = sizesFor(bet.system?.sizes, slip.legs.length);
  return withBonus({ ...slip, ...system }, bet.bonusFolders);
}
