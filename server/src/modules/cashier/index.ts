import type { ModuleDeps, ServerModule } from '../../lib/module.ts';
import { createTurnoverService } from '../turnover/index.ts';
import type { WalletService } from '../wallet/index.ts';
import { createBalanceNotifier } from './balance.ts';
import { createDepositRequests, type Deposits } from './deposit-request.ts';
import { createDepositService } from './deposits.ts';
import { createDepositStop, createExpiryTask } from './expiry.ts';
import { cashierRoutes, type CashierServices } from './routes.ts';
import { readRequests } from './request-repository.ts';
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
export { auditStep } from './audit.ts';
export { cashierAnswer } from './routes.ts';
export type { Customer } from './repository.ts';
export type { PasswordTry } from './withdraw-password.ts';
export type { WithdrawalService, WithdrawalWay } from './withdrawals.ts';
export { cashierInvariants } from './invariants.ts';
export type { CashierDesk, DepositPreview, Described } from './staff.ts';
export type { Withdrawals } from './withdrawal-request.ts';

export interface CashierPorts extends WithdrawPasswordPorts {
  wallet: Pick<WalletService, 'post' | 'balancesOf'>;
}

/** What the desk works with. */
export interface Cashier extends CashierDesk {
  deposits: Deposits;
  withdrawals: Withdrawals;
  /** Cancels an open deposit of a member who has stopped; one that is decided stays as it is. */
  stopDeposit(id: string, at: number): Promise<void>;
}

/** Makes the module of deposits and withdrawals by bank transfer. */
export function createCashierModule(
  deps: Pick<ModuleDeps, 'db' | 'ids' | 'bus'>,
  ports: CashierPorts,
): ServerModule & {
  cashier: Cashier;
  services: CashierServices;
  /** Makes the withdrawals that are paid another way than to a bank account. */
  withdrawalsBy(way: WithdrawalWay): WithdrawalService;
  /** Checks the withdrawal password; wrong tries lock withdrawals whatever it was typed for. */
  checkPassword: ReturnType<typeof createWithdrawPassword>;
  /** Where those of these withdrawals that are the member's are paid to, the account masked. */
  banksOf(
    memberId: string,
    ids: readonly string[],
  ): Promise<{ id: string; bank: MoneyRequest['bank'] }[]>;
  /** Sends a member the balance, read after the call; one for all who move money, so that the newest comes last. */
  balanceChanged(memberId: string): Promise<void>;
} {
  const { db, bus } = deps;
  const { wallet } = ports;
  const turnover = createTurnoverService(deps);

  const balanceChanged = createBalanceNotifier({ db, bus, wallet });
  const common = { wallet, turnover, balanceChanged };
  const deposits = createDepositRequests(deps, common);
  const withdrawals = createWithdrawalRequests(deps, common);
  const checkPassword = createWithdrawPassword(db, ports);
  const withdrawalPorts = { ...common, withdrawals, checkPassword };
  const services = {
    own: createCashierService(deps, { deposits, withdrawals }),
    deposits: createDepositService(deps, { deposits, turnover }),
    withdrawals: createWithdrawalService(deps, withdrawalPorts),
    changePassword: createWithdrawPasswordChange(db, ports, checkPassword),
  };
  return {
    handlers: cashierRoutes(services),
    services,
    withdrawalsBy: (way) => createWithdrawalService(deps, withdrawalPorts, way),
    checkPassword,
    async banksOf(memberId, ids) {
      const rows = (await readRequests(db, ids)).filter((row) => row.memberId === memberId);
      return rows.map(showRequest).map(({ id, bank }) => ({ id, bank }));
    },
    balanceChanged,
    tasks: [createExpiryTask(db, deposits)],
    cashier: {
      deposits,
      withdrawals,
      stopDeposit: createDepositStop(deposits),
      ...createCashierDesk(db, turnover),
    },
  };
}
