import type { SlipAccount } from './account';
import { addPick } from './edit';
import { problemsOf } from './problems';
import type { BetLimits, OddsPolicy } from './rules';
import { type DomesticSlip, EMPTY_DRAFT, type SlipPick } from './slip';

/** What a press on a price in play is validated by. */
export interface OneTapTerms {
  /** Null until they are known. */
  limits: BetLimits | null;
  policy: OddsPolicy;
  /** Minor units; null without a remembered stake. */
  stake: number | null;
  account: SlipAccount | null;
}

export interface OneTapBet {
  slip: DomesticSlip;
  /** Minor units. */
  stake: number;
  policy: OddsPolicy;
  account: SlipAccount;
}

/** The bet that a press makes: the pick alone at the remembered stake; null where the slip would have to ask. */
export function oneTapBet(
  pick: SlipPick,
  { limits, policy, stake, account }: OneTapTerms,
): OneTapBet | null {
  const added = addPick(EMPTY_DRAFT, pick);
  if (!added.ok || limits === null || stake === null || account === null) return null;
  const { slip } = added;
  const { balance, currency } = account;
  const check = { slip, offers: {}, started: [], policy, limits, stake, balance, currency };
  return problemsOf(check).length === 0 ? { slip, stake, policy, account } : null;
}
