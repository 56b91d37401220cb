import { ENTRY } from '#rules/ledger.ts';
import type { MoneyRefusal } from '#rules/money-refusals.ts';
import {
  checkRolling,
  ROLLING_CATEGORIES,
  ROLLING_MIN,
  type RollingAmounts,
  rollingTotal,
  takeRolling,
} from '#rules/rolling.ts';
import type { Queryable } from '../../lib/db.ts';
import { runOnce } from '../../lib/idempotency.ts';
import type { Asking } from '../../lib/session.ts';
import type { ModuleDeps } from '../../module.ts';
import { type Acting, recordAudit } from '../audit/index.ts';
import type { TurnoverService } from '../turnover/index.ts';
import type { Posting, WalletService } from '../wallet/index.ts';
import * as repository from './repository.ts';
import type { RollingConversion, RollingRateChange, RollingView } from './types.ts';

export type RollingResult =
  | { kind: 'converted'; conversion: RollingConversion }
  | { kind: 'refused'; refusals: MoneyRefusal[] }
  | { kind: 'reused' };

export interface RollingPorts {
  wallet: Pick<WalletService, 'book'>;
  turnover: Pick<TurnoverService, 'closeIfEmpty'>;
}

export interface RollingService {
  /** What the member has earned and may convert now. */
  state(memberId: string): Promise<RollingView>;
  /** `amount` in minor units; at once, and once per key. Refusals are kept as well. */
  convert(amount: number, asking: Asking): Promise<RollingResult>;
  /** INVALID_STATE for a percentage that is not between those above and below. */
  setRate(
    memberId: string,
    change: RollingRateChange,
    by: Acting,
  ): Promise<'set' | 'NOT_FOUND' | 'INVALID_STATE'>;
}

const withTotal = (amounts: RollingAmounts) => ({ ...amounts, total: rollingTotal(amounts) });

function posting(
  { id, amount, currency, at }: RollingConversion,
  taken: RollingAmounts,
  { memberId, ip }: Asking,
): Posting {
  const from = ROLLING_CATEGORIES.filter((category) => taken[category] > 0).map((category) => ({
    account: { owner: memberId, kind: `rolling_${category}` as const, currency },
    amount: -taken[category],
  }));
  return {
    key: `rolling:${id}`,
    entry: ENTRY.rollingConvert,
    actor: memberId,
    at,
    ip,
    lines: [...from, { account: { owner: memberId, kind: 'money', currency }, amount }],
  };
}

export function createRollingService(
  { db, ids }: Pick<ModuleDeps, 'db' | 'ids'>,
  { wallet, turnover }: RollingPorts,
): RollingService {
  async function book(
    q: Queryable,
    amount: number,
    asking: Asking,
  ): Promise<RollingConversion | MoneyRefusal[]> {
    const { memberId, now } = asking;
    const earner = await repository.lockEarner(q, memberId);
    if (!earner) return [{ code: 'BLOCKED' }];
    const { currency, balances, state } = earner;
    const refusals = checkRolling(amount, { isBlocked: state !== 'approved', currency, balances });
    if (refusals.length > 0) return refusals;
    const taken = takeRolling(amount, balances);
    const left: RollingAmounts = {
      casino: balances.casino - taken.casino,
      slot: balances.slot - taken.slot,
      mini: balances.mini - taken.mini,
    };
    const conversion: RollingConversion = {
      id: ids.id('rol'),
      amount,
      currency,
      at: now,
      before: withTotal(balances),
      after: withTotal(left),
    };
    await turnover.closeIfEmpty(q, { memberId, currency, at: now });
    await repository.insertConversion(q, memberId, taken, conversion);
    await wallet.book(q, posting(conversion, taken, asking));
    return conversion;
  }

  return {
    async state(memberId) {
      const earner = await repository.readEarner(db, memberId);
      if (!earner) throw new Error(`a member without a wallet: ${memberId}`);
      const { currency, balances, state } = earner;
      const agency = await repository.readAgency(db, memberId);
      const all = { isBlocked: state !== 'approved', currency, balances };
      return {
        currency,
        balances: withTotal(balances),
        earned: withTotal(await repository.readEarned(db, memberId)),
        agency: agency && { ...agency, earned: withTotal(agency.earned) },
        rates: await repository.readRates(db, memberId),
        min: ROLLING_MIN[currency],
        refusals: checkRolling(rollingTotal(balances), all),
      };
    },
    async convert(amount, asking) {
      const { memberId, key, now } = asking;
      const body = { rolling: amount };
      const command = { memberId, scope: 'conversion' as const, key, body, at: now };
      const result = await runOnce(db, command, (q) => book(q, amount, asking));
      return result.kind === 'done' ? { kind: 'converted', conversion: result.answer } : result;
    },
    setRate: (memberId, { category, basisPoints, reason }, { actor, ip, now }) =>
      db.tx(async (q) => {
        const bounds = await repository.lockRate(q, memberId, category);
        if (!bounds) return 'NOT_FOUND';
        const { before, above, below } = bounds;
        if (basisPoints > (above ?? basisPoints) || basisPoints < below) return 'INVALID_STATE';
        await repository.saveRate(q, { memberId, category, basisPoints, at: now });
        await recordAudit(q, {
          at: now,
          actor,
          ip,
          action: 'member.rolling',
          target: memberId,
          before: { [category]: before },
          after: { [category]: basisPoints, reason },
        });
        return 'set';
      }),
  };
}
