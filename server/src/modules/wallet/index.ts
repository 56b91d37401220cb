export { reconcile, type Violation } from './reconcile.ts';
export {
  type AccountRef,
  type Balance,
  createWalletService,
  type Posting,
  type PostResult,
  type WalletService,
} from './service.ts';
