import type { ModuleDeps } from '../../module.ts';
import type { AdjustmentDesk } from '../adjustment/index.ts';
import type { Cashier } from '../cashier/index.ts';
import type { CouponQueue } from '../coupon/index.ts';
import type { SettlementDesk } from '../referral/index.ts';
import { handlerOf, type StoredRequest } from '../request/index.ts';
import type { TetherDesk } from '../tether/index.ts';
import { readHistories } from './history.ts';
import { readKnown } from './known-repository.ts';
import {
  adjustmentOf,
  coinsOf,
  couponOf,
  isOfMoney,
  moneyOf,
  payOf,
  purposeOf,
  settingOf,
} from './parts.ts';
import { readFirstApprovers, readPeople } from './people-repository.ts';
import type { DeskKind, DeskRequest, DeskRequestState } from './types.ts';

export interface RequestViewPorts {
  cashier: Pick<Cashier, 'describe'>;
  adjustment: Pick<AdjustmentDesk, 'describe'>;
  referral: Pick<SettlementDesk, 'describe'>;
  tether: Pick<TetherDesk, 'describe'>;
  coupons: Pick<CouponQueue, 'describe'>;
}

/** Whose requests name other accounts of the same device or wallet. */
const NAMES_KNOWN: readonly DeskKind[] = ['signup', 'withdrawal', 'tetherDeposit'];

/** What staff sees of requests of a kind, each with what its owner says of it. */
export function createRequestView(
  { db, clock }: Pick<ModuleDeps, 'db' | 'clock'>,
  { cashier, adjustment, referral, tether, coupons }: RequestViewPorts,
) {
  return async (kind: DeskKind, rows: readonly StoredRequest[]): Promise<DeskRequest[]> => {
    const ids = rows.map(({ id }) => id);
    const memberIds = [...new Set(rows.map(({ memberId }) => memberId))];
    const people = await readPeople(db, memberIds);
    const described = isOfMoney(kind) ? await cashier.describe(ids) : null;
    const adjusted = kind === 'adjustment' ? await adjustment.describe(ids) : null;
    const coins = kind === 'tetherDeposit' ? await tether.describe(ids) : null;
    const settlements = kind === 'settlement' ? await referral.describe(ids) : null;
    const grants = kind === 'couponIssue' ? await coupons.describe(ids) : null;
    const waiting = rows.filter(({ state }) => state === 'awaiting_second').map(({ id }) => id);
    const firsts = waiting.length === 0 ? null : await readFirstApprovers(db, waiting);
    const now = clock.now();
    const likely = NAMES_KNOWN.includes(kind) ? await readKnown(db, memberIds, now) : null;
    const histories =
      kind === 'deposit' && described ? await readHistories(db, rows, { described, now }) : null;
    return rows.flatMap((row) => {
      const person = people.get(row.memberId);
      if (!person) return [];
      const { id, memberId, createdAt, updatedAt } = row;
      const { userId, nickname, level, signup } = person;
      const handler = handlerOf(row, now);
      const money = described?.get(id);
      const correction = adjusted?.get(id);
      const first = firsts?.get(id) ?? null;
      const known = likely?.get(memberId) ?? [];
      const settlement = settlements?.get(id);
      const coin = coins?.get(id);
      const grant = grants?.get(id);
      return {
        id,
        kind,
        memberId,
        userId,
        nickname,
        level,
        createdAt,
        updatedAt,
        state: row.state as DeskRequestState,
        lock: handler === null ? null : { staffId: handler, until: row.lockedUntil ?? now },
        signup: kind === 'signup' ? { ...signup, known } : null,
        adjustment: correction ? adjustmentOf(correction, first) : null,
        setting: kind === 'setting' ? settingOf(row, first) : null,
        money: coin
          ? coinsOf(coin, { approvedBy: first, known })
          : money
            ? moneyOf(money, { approvedBy: first, known })
            : settlement
              ? payOf(settlement)
              : null,
        settlement: settlement ? purposeOf(settlement) : null,
        coupon: grant ? couponOf(grant, first) : null,
        history: histories?.get(id) ?? null,
      };
    });
  };
}
