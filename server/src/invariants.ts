import type { Queryable } from './lib/db.ts';
import { findViolations, type Invariants, type Violation } from './lib/invariants.ts';
import { adminInvariants } from './modules/admin/index.ts';
import { authInvariants } from './modules/auth/index.ts';
import { favouriteInvariants } from './modules/favourite/index.ts';
import { memberInvariants } from './modules/member/index.ts';
import { messageInvariants } from './modules/message/index.ts';
import { noticeInvariants } from './modules/notice/index.ts';
import { requestInvariants } from './modules/request/index.ts';
import { settingInvariants } from './modules/setting/index.ts';
import { sportsInvariants } from './modules/sports/index.ts';
import { sportsbookInvariants } from './modules/sportsbook/index.ts';
import { wagerInvariants } from './modules/wager/index.ts';
import { walletInvariants } from './modules/wallet/index.ts';

/** Those of every module, one line a module. */
export const INVARIANTS: Record<string, Invariants> = {
  wallet: walletInvariants,
  wager: wagerInvariants,
  sports: sportsInvariants,
  sportsbook: sportsbookInvariants,
  request: requestInvariants,
  member: memberInvariants,
  favourite: favouriteInvariants,
  auth: authInvariants,
  message: messageInvariants,
  notice: noticeInvariants,
  setting: settingInvariants,
  admin: adminInvariants,
};

/** Checks the invariants of every module over the whole database; an empty list means that all hold. */
export async function checkInvariants(q: Queryable): Promise<Violation[]> {
  const violations: Violation[] = [];
  for (const invariants of Object.values(INVARIANTS))
    violations.push(...(await findViolations(q, invariants)));
  return violations;
}
