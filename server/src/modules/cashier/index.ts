import { defineModule, type ModuleDeps, type ServerModule } from '../../module.ts';
import { authModule } from '../auth/index.ts';
import { protectionModule } from '../protection/index.ts';
import { createHeldTask, type TurnoverService, turnoverModule } from '../turnover/index.ts';
import { type WalletService, walletModule } from '../wallet/index.ts';
import { createDepositRequests, type Deposits } from './deposit-request.ts';
import { createDepositService } from './deposits.ts';
import { createDepositStop, createExpiryTask } from './expiry.ts';
import { cashierInvariants } from './invariants.ts';
import { cashierRoutes, type CashierServices } from './routes.ts';
import { readRequests } from './request-repository.ts';
import { createBonusGiveUp } from './give-up.ts';
import { createCashierService } from './service.ts';
import { showRequest } from './show.ts';
import { type CashierDesk, createCashierDesk } from './staff.ts';
import type { MoneyRequest } from './types.ts';
import {
  createWithdrawPassword,
  createWithdrawPasswordChange,
  type WithdrawPasswordPorts,
} from './withdraw-password.ts';
import { createWithdrawalRequests, type Withdrawals } from './withdrawal-request.ts';
import {
  createWithdrawalService,
  type WithdrawalService,
  type WithdrawalWay,
} from './withdrawals.ts';
export type { Deposits } from './deposit-request.ts';
export { bookCredit, type CreditPorts, isKeptFromCredit } from './crediting.ts';
export { cashierAnswer } from './routes.ts';
export type { Customer } from './repository.ts';
export type { PasswordTry } from './withdraw-password.ts';
export type { WithdrawalService, WithdrawalWay } from './withdrawals.ts';
export type { CashierDesk, DepositPreview, Described } from './staff.ts';
export type { Withdrawals } from './withdrawal-request.ts';

export interface CashierPorts extends WithdrawPasswordPorts {
  wallet: WalletService;
  turnover: TurnoverService;
}

/** What the desk works with. */
export interface Cashier extends CashierDesk {
  deposits: Deposits;
  withdrawals: Withdrawals;
  /** Cancels an open deposit of a member who has stopped; one that is decided stays as it is. */
  stopDeposit(id: string, at: number): Promise<void>;
}

/** What a module needs that moves members' money. */
export interface Credits {
  wallet: WalletService;
  turnover: TurnoverService;
}

export function createCashierModule(
  deps: Pick<ModuleDeps, 'db' | 'ids' | 'bus'>,
  ports: CashierPorts,
): ServerModule & {
  cashier: Cashier;
  services: CashierServices;
  /** Withdrawals that are paid another way than to a bank account. */
  withdrawalsBy(way: WithdrawalWay): WithdrawalService;
  /** Checks the withdrawal password; wrong tries lock withdrawals whatever it was typed for. */
  checkPassword: ReturnType<typeof createWithdrawPassword>;
  /** Where those of these withdrawals that are the member's are paid to, the account masked. */
  banksOf(
    memberId: string,
    ids: readonly string[],
  ): Promise<{ id: string; bank: MoneyRequest['bank'] }[]>;
  credits: Credits;
} {
  const { db } = deps;
  const { wallet, turnover } = ports;
  const credits = { wallet, turnover };
  const deposits = createDepositRequests(deps, credits);
  const withdrawals = createWithdrawalRequests(deps, credits);
  const checkPassword = createWithdrawPassword(db, ports);
  const withdrawalPorts = { ...credits, withdrawals, checkPassword };
  const services = {
    own: createCashierService(deps, { deposits, withdrawals }),
    deposits: createDepositService(deps, { deposits, turnover }),
    withdrawals: createWithdrawalService(deps, withdrawalPorts),
    changePassword: createWithdrawPasswordChange(db, ports, checkPassword),
    giveUpBonus: createBonusGiveUp(db, turnover),
  };
  return {
    routes: cashierRoutes(services),
    services,
    withdrawalsBy: (way) => createWithdrawalService(deps, withdrawalPorts, way),
    checkPassword,
    async banksOf(memberId, ids) {
      const rows = (await readRequests(db, ids)).filter((row) => row.memberId === memberId);
      return rows.map(showRequest).map(({ id, bank }) => ({ id, bank }));
    },
    credits,
    scheduled: [createExpiryTask(db, deposits), createHeldTask(db, turnover)],
    cashier: {
      deposits,
      withdrawals,
      stopDeposit: createDepositStop(deposits),
      ...createCashierDesk(db, turnover),
    },
  };
}

/** Deposits and withdrawals by bank transfer. */
export const cashierModule = defineModule({
  name: 'cashier',
  tables: ['withdrawal_tries'],
  invariants: cashierInvariants,
  create(deps, use) {
    const { passwords, events } = use(authModule).service;
    const made = createCashierModule(deps, {
      wallet: use(walletModule).service,
      turnover: use(turnoverModule).service,
      passwords,
      events,
    });
    use(protectionModule).stopDepositsBy(made.cashier.stopDeposit);
    return made;
  },
});
