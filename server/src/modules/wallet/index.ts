export { walletInvariants } from './invariants.ts';
export { eraseLedgerTexts } from './erasure-repository.ts';
export { createWalletService, type PostResult, type WalletService } from './service.ts';
export type {
  AccountRef,
  Balance,
  LedgerCurrency,
  MemberAccountKind,
  Posting,
} from './types.ts';
