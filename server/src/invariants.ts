import type { Queryable } from './lib/db.ts';
import { findViolations, type Invariants, type Violation } from './lib/invariants.ts';
import { adjustmentInvariants } from './modules/adjustment/index.ts';
import { adminInvariants } from './modules/admin/index.ts';
import { authInvariants } from './modules/auth/index.ts';
import { cashierInvariants } from './modules/cashier/index.ts';
import { conversionInvariants } from './modules/conversion/index.ts';
import { couponInvariants } from './modules/coupon/index.ts';
import { erasureInvariants } from './modules/erasure/index.ts';
import { favouriteInvariants } from './modules/favourite/index.ts';
import { figuresInvariants } from './modules/figures/index.ts';
import { memberInvariants } from './modules/member/index.ts';
import { memberDeskInvariants } from './modules/member-desk/index.ts';
import { messageInvariants } from './modules/message/index.ts';
import { noticeInvariants } from './modules/notice/index.ts';
import { protectionInvariants } from './modules/protection/index.ts';
import { referralInvariants } from './modules/referral/index.ts';
import { requestInvariants } from './modules/request/index.ts';
import { rollingInvariants } from './modules/rolling/index.ts';
import { savedSlipInvariants } from './modules/saved-slip/index.ts';
import { settingInvariants } from './modules/setting/index.ts';
import { sportsInvariants } from './modules/sports/index.ts';
import { sportsbookInvariants } from './modules/sportsbook/index.ts';
import { tetherInvariants } from './modules/tether/index.ts';
import { turnoverInvariants } from './modules/turnover/index.ts';
import { wagerInvariants } from './modules/wager/index.ts';
import { walletInvariants } from './modules/wallet/index.ts';

/** Those of every module, one line a module. */
export const INVARIANTS: Record<string, Invariants> = {
  wallet: walletInvariants,
  wager: wagerInvariants,
  sports: sportsInvariants,
  sportsbook: sportsbookInvariants,
  request: requestInvariants,
  cashier: cashierInvariants,
  tether: tetherInvariants,
  turnover: turnoverInvariants,
  conversion: conversionInvariants,
  coupon: couponInvariants,
  adjustment: adjustmentInvariants,
  protection: protectionInvariants,
  rolling: rollingInvariants,
  referral: referralInvariants,
  member: memberInvariants,
  erasure: erasureInvariants,
  memberDesk: memberDeskInvariants,
  favourite: favouriteInvariants,
  savedSlip: savedSlipInvariants,
  auth: authInvariants,
  message: messageInvariants,
  notice: noticeInvariants,
  setting: settingInvariants,
  admin: adminInvariants,
  figures: figuresInvariants,
};

/** Checks the invariants of every module over the whole database; an empty list means that all hold. */
export async function checkInvariants(q: Queryable): Promise<Violation[]> {
  const violations: Violation[] = [];
  for (const invariants of Object.values(INVARIANTS))
    violations.push(...(await findViolations(q, invariants)));
  return violations;
}
