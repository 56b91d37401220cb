import { defineModule } from '../../module.ts';
import { walletInvariants } from './invariants.ts';
import { createWalletService } from './service.ts';

export { eraseLedgerTexts } from './erasure-repository.ts';
export { ledgerIdOf, lockMoney } from './repository.ts';
export { createWalletService, type PostResult, type WalletService } from './service.ts';
export type {
  AccountRef,
  Balance,
  LedgerCurrency,
  MemberAccountKind,
  Posting,
} from './types.ts';

/** The ledger: every balance and every movement of money. */
export const walletModule = defineModule({
  name: 'wallet',
  tables: ['account', 'ledger_tx', 'ledger_line'],
  sqlFunctions: ['ledger_'],
  invariants: walletInvariants,
  create: (deps) => ({ service: createWalletService(deps) }),
});
