export type { TetherWithdrawalTerms, WithdrawalTerms } from './api';
export { bankWithdrawal, tetherWithdrawal } from './model';
export { BankAccount } from './ui/bank-account';
export { OpenWithdrawal } from './ui/open-withdrawal';
export { TetherArrival } from './ui/tether-arrival';
export { WalletCard } from './ui/wallet-card';
export { WithdrawalForm } from './ui/withdrawal-form';
