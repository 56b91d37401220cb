import { addLeg, removeLeg, setBonus, type Refusal, type Slip, updateOdds } from '#rules/slip.ts';
import type { DomesticSlip, SlipEntry, SlipPick } from './slip';

/** What the member wanted and the rules refused: a pick or a bonus pick, tried again once a fix is chosen. */
export type PendingEdit = { kind: 'pick'; pick: SlipPick } | { kind: 'bonus'; folders: number };

export interface RejectedEdit {
  edit: PendingEdit;
  refusal: Refusal;
}

export type EditResult = { ok: true; slip: DomesticSlip } | { ok: false; refusal: Refusal };

// The rules keep a leg's further fields: they only take legs away, replace them whole or spread them.
function own(slip: Slip): DomesticSlip {
  return slip as DomesticSlip;
}

/** Adds a pick under the rules of the board it comes from; its odds count as seen. */
export function addPick(slip: DomesticSlip, pick: SlipPick): EditResult {
  const entry: SlipEntry = { ...pick, seenOdds: pick.odds };
  const result = addLeg(slip, entry, { isEuropean: pick.isEuropean ?? false });
  return result.ok ? { ok: true, slip: own(result.slip) } : { ok: false, refusal: result.refusal };
}

/** Removes legs, and the bonus pick when fewer legs than it needs remain. */
export function dropLegs(slip: DomesticSlip, selectionIds: readonly string[]): DomesticSlip {
  return own(selectionIds.reduce<Slip>(removeLeg, slip));
}

/** Chooses the bonus pick or takes it off with null. */
export function chooseBonus(slip: DomesticSlip, folders: number | null): EditResult {
  const result = setBonus(slip, folders);
  return result.ok ? { ok: true, slip: own(result.slip) } : { ok: false, refusal: result.refusal };
}

/** Puts current odds (hundredths) on legs; what the member has seen stays. The same slip when nothing moved. */
export function priceLegs(
  slip: DomesticSlip,
  prices: Readonly<Record<string, number | undefined>>,
): DomesticSlip {
  return own(
    slip.legs.reduce<Slip>((priced, { selectionId }) => {
      const odds = prices[selectionId];
      return odds === undefined ? priced : updateOdds(priced, selectionId, odds);
    }, slip),
  );
}
