import type { components } from '#contract/types.gen.ts';
import type { MoneyRefusal } from '#rules/money-refusals.ts';
import { TETHER_FEE_MICRO, tetherGross } from '#rules/tether.ts';
import { plainIp } from '../../lib/address.ts';
import type { Db, Queryable } from '../../lib/db.ts';
import type { AuthService } from '../auth/index.ts';
import type { PasswordTry, WithdrawalService, WithdrawalWay } from '../cashier/index.ts';
import { noteLikeness } from '../member/index.ts';
import { isTetherMaintenance, readUsdRate } from '../setting/index.ts';
import { rateOf } from './show.ts';
import { readWallet, saveWallet, sharersOf } from './wallet-repository.ts';

type TetherWithdrawalTerms = components['schemas']['TetherWithdrawalTerms'];

export interface TetherWithdrawalPorts {
  withdrawalsBy(way: WithdrawalWay): WithdrawalService;
  checkPassword(attempt: PasswordTry): Promise<MoneyRefusal | null>;
  events: Pick<AuthService['events'], 'record'>;
}

export interface TetherWithdrawals extends Pick<WithdrawalService, 'request'> {
  /** What a withdrawal may be now; the same rules decide `request`. */
  terms(memberId: string, now: number): Promise<TetherWithdrawalTerms>;
  /** Registers the wallet of a member, in place of another; says what is against it. */
  join(address: string, attempt: PasswordTry): Promise<MoneyRefusal[]>;
}

/** They are withdrawals, and are decided as such. */
export function createTetherWithdrawals(
  db: Db,
  { withdrawalsBy, checkPassword, events }: TetherWithdrawalPorts,
): TetherWithdrawals {
  async function maintenance(q: Queryable): Promise<MoneyRefusal[]> {
    return (await isTetherMaintenance(q)) ? [{ code: 'TETHER_MAINTENANCE' }] : [];
  }

  const { request, terms } = withdrawalsBy({
    scope: 'tetherWithdrawal',
    needsBank: false,
    async refusals(q, memberId) {
      const refusals = await maintenance(q);
      if ((await readWallet(q, memberId)) === null) refusals.push({ code: 'NO_WALLET' });
      return refusals;
    },
    async payee(q, customer, amount) {
      const address = await readWallet(q, customer.id);
      if (address === null) throw new Error(`${customer.id} has no wallet`);
      const rate = rateOf({ currency: customer.currency, usdRate: customer.rate });
      const grossMicro = tetherGross(amount, rate);
      return { bank: null, tether: { address, rate, grossMicro, feeMicro: TETHER_FEE_MICRO } };
    },
  });

  return {
    request,
    async terms(memberId, now) {
      const { bank: _bank, ...own } = await terms(memberId, now);
      return {
        ...own,
        rate: rateOf({ currency: own.currency, usdRate: await readUsdRate(db) }),
        feeMicro: TETHER_FEE_MICRO,
        address: await readWallet(db, memberId),
      };
    },
    async join(address, attempt) {
      const closed = await maintenance(db);
      if (closed.length > 0) return closed;
      const wrong = await checkPassword(attempt);
      if (wrong) return [wrong];
      const { memberId, ip, now: at } = attempt;
      await db.tx(async (q) => {
        await saveWallet(q, { memberId, address, at });
        const others = await sharersOf(q, { memberId, address });
        await noteLikeness(q, { memberId, others, by: 'wallet', at });
      });
      const event = { kind: 'tether-wallet.changed', at, memberId } as const;
      await events.record({ ...event, ip: plainIp(ip), detail: 'joinTether' });
      return [];
    },
  };
}
