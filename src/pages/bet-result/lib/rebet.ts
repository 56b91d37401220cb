import { isOpen } from '#rules/market-status.ts';
import { isBettable, takesInPlayBets } from '#rules/fixture-status.ts';
import { type Bet, type FixtureLeg, isFixtureLeg } from '@/entities/bet';
import {
  addPick,
  chooseBonus,
  type DomesticSlip,
  EMPTY_DRAFT,
  type Refusal,
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

/** The slip a rebet makes, or why its picks may not stand in one slip any more. */
export type RebetSlip = { ok: true; slip: DomesticSlip } | { ok: false; refusal: Refusal };

/** What is still offered, with the bonus pick as far as the rules allow it. Never another bet than the old one was. */
export function slipOf({ bet, legs }: Rebet): RebetSlip {
  let slip = EMPTY_DRAFT;
  for (const { pick } of legs) {
    const added = pick ? addPick(slip, pick) : null;
    if (added?.ok === false) return added;
    if (added) slip = added.slip;
  }
  const withBonus = chooseBonus(slip, bet.bonusFolders);
  return { ok: true, slip: withBonus.ok ? withBonus.slip : slip };
}
