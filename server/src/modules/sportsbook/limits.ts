import { BONUS_TIERS, LOW_ODDS_LIMIT } from '#rules/bonus.ts';
import { type BetLimits, limitsFor } from '#rules/limits.ts';
import { roundLimitsFor } from '#rules/rounds/limits.ts';
import type { RoundMode, SlipMode } from '#rules/slip-mode.ts';
import { limitsOf as siteLimits } from '../setting/index.ts';
import type { MemberContext } from '../wager/index.ts';
import type { BetSetting } from './types.ts';

type Member = Pick<MemberContext, 'level' | 'currency' | 'rate' | 'setLimits'>;

/** The limits of a member's slips of a mode, in the member's currency; without a mode by whether a leg is in play. */
export function limitsOf(member: Member, mode: SlipMode | null, inPlay: boolean): BetLimits {
  const { level, currency, rate, setLimits } = member;
  const who = { level, currency, rate, mode: mode ?? undefined, inPlay };
  return limitsFor(who, siteLimits(setLimits));
}

/** The limits of a member's bets on rounds of a mode, in the member's currency. */
function roundLimitsOf(member: Member, mode: RoundMode): BetLimits {
  const { level, currency, rate, setLimits } = member;
  return roundLimitsFor({ level, currency, rate, mode }, siteLimits(setLimits));
}

/** What the slip has to know to say beforehand what the server will decide. */
export function settingOf(member: MemberContext): BetSetting {
  return {
    currency: member.currency,
    oddsPolicy: member.oddsPolicy,
    prematch: limitsOf(member, 'domestic', false),
    european: limitsOf(member, 'european', false),
    inPlay: limitsOf(member, 'inplay', true),
    mini: roundLimitsOf(member, 'mini'),
    virtual: roundLimitsOf(member, 'virtual'),
    bonusTiers: BONUS_TIERS.map(({ folders, factor }) => ({ folders, factor })),
    lowOddsLimit: LOW_ODDS_LIMIT,
  };
}
