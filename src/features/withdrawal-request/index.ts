export { bankWithdrawal, tetherWithdrawal } from './model';
export { BankForm, TetherForm } from './ui/withdrawal-form';
