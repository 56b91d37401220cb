import { type LevelLimits, limitsFor } from '#rules/limits.ts';
import type { SlipMode } from '#rules/slip-mode.ts';
import { withdrawalTerms } from '#rules/withdrawal.ts';
import type { Db } from '../../lib/db.ts';
import type { CashierDesk } from '../cashier/index.ts';
import { listLeavingObstacles, listNotes, readBan, readLeaving } from '../member/index.ts';
import type { ProtectionService } from '../protection/index.ts';
import { readLimits, readUsdRate } from '../setting/index.ts';
import { readRateBounds } from '../rolling/index.ts';
import type { TurnoverService } from '../turnover/index.ts';
import { readKnown } from './known-repository.ts';
import * as detail from './member-detail-repository.ts';
import { readRow } from './member-list-repository.ts';
import { readPeople } from './people-repository.ts';
import type { DeskMember, DeskMemberRow } from './types.ts';

export interface ViewPorts {
  turnover: Pick<TurnoverService, 'progress'>;
  cashier: Pick<CashierDesk, 'triesLeft'>;
  protection: Pick<ProtectionService, 'read'>;
  /** The newest debts of a member. */
  debtsOf(memberId: string, limit: number): Promise<DeskMember['debts']>;
}

function limitsOf(
  { level, currency }: DeskMemberRow,
  rate: number,
  set: LevelLimits,
): DeskMember['limits'] {
  const stakes = (mode: SlipMode) => {
    const who = { level, currency, mode, inPlay: mode === 'inplay', rate };
    const { minStake, maxStake, maxPayout } = limitsFor(who, set);
    return { minStake, maxStake, maxPayout };
  };
  return {
    prematch: stakes('domestic'),
    european: stakes('european'),
    inPlay: stakes('inplay'),
    withdrawalDay: withdrawalTerms({ level, currency, rate }, set).max,
  };
}

/** All that staff sees of a member; null for one who is not there. */
export function createMemberView(db: Db, { turnover, cashier, protection, debtsOf }: ViewPorts) {
  return async function view(memberId: string, now: number): Promise<DeskMember | null> {
    const member = await readRow(db, memberId);
    const person = (await readPeople(db, [memberId])).get(memberId);
    if (!member || !person) return null;
    const rate = await readUsdRate(db);
    const { currency, limits: own, stop } = await protection.read(memberId, now);
    const leaving = await readLeaving(db, memberId);
    return {
      member,
      signup: {
        ...person.signup,
        known: (await readKnown(db, [memberId], now)).get(memberId) ?? [],
      },
      approvedAt: await detail.readApprovedAt(db, memberId),
      ban: await readBan(db, memberId),
      leaving: leaving && {
        ...leaving,
        obstacles: leaving.state === 'open' ? await listLeavingObstacles(db, memberId, now) : [],
      },
      balances: await detail.readBalances(db, memberId),
      limits: limitsOf(member, rate, await readLimits(db)),
      turnover: await turnover.progress(db, memberId),
      withdrawTriesLeft: await cashier.triesLeft(memberId),
      protection: { currency, limits: own.map(({ freeAt: _, ...limit }) => limit), stop },
      rollingRates: [...(await readRateBounds(db, memberId))],
      sessions: await detail.listSessions(db, memberId),
      devices: await detail.listDevices(db, memberId),
      notes: await listNotes(db, memberId),
      requests: await detail.listRequests(db, memberId),
      debts: await debtsOf(memberId, detail.MOST_LISTED),
    };
  };
}
