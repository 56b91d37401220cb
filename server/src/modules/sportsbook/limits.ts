import { BONUS_TIERS, LOW_ODDS_LIMIT } from '#rules/bonus.ts';
import { type BetLimits, DEFAULT_USD_RATE, limitsFor } from '#rules/limits.ts';
import type { MemberContext } from '../wager/index.ts';
import type { BetSetting } from './types.ts';

type Member = Pick<MemberContext, 'level' | 'currency' | 'rate'>;

/** The limits of a member's slips in the member's currency. */
export function limitsOf({ level, currency, rate }: Member, inPlay: boolean): BetLimits {
  return limitsFor({ level, currency, inPlay, rate: rate ?? DEFAULT_USD_RATE });
}

/** What the slip has to know to say beforehand what the server will decide. */
export function settingOf(member: MemberContext): BetSetting {
  return {
    currency: member.currency,
    oddsPolicy: member.oddsPolicy,
    prematch: limitsOf(member, false),
    inPlay: limitsOf(member, true),
    bonusTiers: BONUS_TIERS.map(({ folders, factor }) => ({ folders, factor })),
    lowOddsLimit: LOW_ODDS_LIMIT,
  };
}
