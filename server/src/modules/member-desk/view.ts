import { DEFAULT_USD_RATE, limitsFor } from '#rules/limits.ts';
import { withdrawalTerms } from '#rules/withdrawal.ts';
import type { Db } from '../../lib/db.ts';
import type { CashierDesk } from '../cashier/index.ts';
import { readPeople } from '../desk/index.ts';
import { readUsdRate } from '../setting/index.ts';
import type { TurnoverService } from '../turnover/index.ts';
import { listNotes, readBan } from './ban-repository.ts';
import * as detail from './detail-repository.ts';
import { readRow } from './list-repository.ts';
import type { DeskMember, DeskMemberRow } from './types.ts';

export interface ViewPorts {
  turnover: Pick<TurnoverService, 'progress'>;
  cashier: Pick<CashierDesk, 'triesLeft'>;
}

function limitsOf({ level, currency }: DeskMemberRow, rate: number): DeskMember['limits'] {
  const stakes = (inPlay: boolean) => {
    const { minStake, maxStake, maxPayout } = limitsFor({ level, currency, inPlay, rate });
    return { minStake, maxStake, maxPayout };
  };
  return {
    prematch: stakes(false),
    inPlay: stakes(true),
    withdrawalDay: withdrawalTerms({ level, currency, rate }).max,
  };
}

/** Makes what reads all that staff sees of a member; null for one who is not there. */
export function createMemberView(db: Db, { turnover, cashier }: ViewPorts) {
  return async function view(memberId: string): Promise<DeskMember | null> {
    const member = await readRow(db, memberId);
    const person = (await readPeople(db, [memberId])).get(memberId);
    if (!member || !person) return null;
    const rate = (await readUsdRate(db)) ?? DEFAULT_USD_RATE;
    const { required, done, rest } = await turnover.progress(db, memberId);
    return {
      member,
      signup: person.signup,
      approvedAt: await detail.readApprovedAt(db, memberId),
      ban: await readBan(db, memberId),
      balances: await detail.readBalances(db, memberId),
      limits: limitsOf(member, rate),
      turnover: { required, done, rest },
      withdrawTriesLeft: await cashier.triesLeft(memberId),
      sessions: await detail.listSessions(db, memberId),
      devices: await detail.listDevices(db, memberId),
      notes: await listNotes(db, memberId),
      requests: await detail.listRequests(db, memberId),
    };
  };
}
