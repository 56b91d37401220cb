import { isOpen } from '#rules/market-status.ts';
import { isBettable, takesInPlayBets } from '#rules/fixture-status.ts';
import { type Bet, type FixtureLeg, isFixtureLeg } from '@/entities/bet';
import {
  addPick,
  BONUS_TIERS,
  chooseBonus,
  type DomesticSlip,
  EMPTY_DRAFT,
  type Refusal,
  type RefusalCode,
  type SlipPick,
} from '@/entities/slip';
import type { FixtureDetailDto } from '@/shared/api';

/** A leg of an old bet and the pick it would be today; null when it is not offered any more. */
export interface RebetLeg {
  leg: FixtureLeg;
  pick: SlipPick | null;
}

export interface Rebet {
  bet: Bet;
  legs: readonly RebetLeg[];
}

function pickOf(leg: FixtureLeg, detail: FixtureDetailDto | null): SlipPick | null {
  if (detail === null || !isBettable(detail.fixture.status)) return null;
  const { fixture, league } = detail;
  for (const market of fixture.markets) {
    const selection = market.selections.find(({ id }) => id === leg.selectionId);
    if (!selection || !isOpen(market.status) || !isOpen(selection.status)) continue;
    return {
      selectionId: selection.id,
      marketId: market.id,
      fixtureId: fixture.id,
      typeId: market.typeId,
      outcome: selection.outcome,
      line: market.line,
      offerScore: market.offerScore,
      odds: selection.odds,
      sport: fixture.sport,
      leagueName: league.name,
      home: fixture.home,
      away: fixture.away,
      startsAt: fixture.startsAt,
      inPlay: takesInPlayBets(fixture.status),
    };
  }
  return null;
}

/** Looks up what each leg of a bet is offered at today. */
export function toRebet(
  bet: Bet,
  details: Readonly<Record<string, FixtureDetailDto | null>>,
): Rebet {
  const legs = bet.legs
    .filter(isFixtureLeg)
    .map((leg) => ({ leg, pick: pickOf(leg, details[leg.fixtureId] ?? null) }));
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

/** Takes the bonus of the old bet, or the highest one that the picks left still reach. */
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
  return withBonus(slip, bet.bonusFolders);
}
