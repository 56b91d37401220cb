export { walletInvariants } from './invariants.ts';
export {
  type AccountRef,
  type Balance,
  createWalletService,
  type Posting,
  type PostResult,
  type WalletService,
} from './service.ts';
