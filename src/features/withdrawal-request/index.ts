export type { TetherWithdrawalTerms, WithdrawalTerms } from './api';
export { bankWithdrawal, tetherWithdrawal } from './model';
export { BankAccount } from './ui/bank-account';
export { OpenWithdrawal } from './ui/open-withdrawal';
export { TetherForm } from './ui/tether-form';
export { WithdrawalForm } from './ui/withdrawal-form';
