export type { WithdrawalTerms } from './api';
export { formClosed, formOpened, terms, withdrawalChanged } from './model';
export { OpenWithdrawal } from './ui/open-withdrawal';
export { WithdrawalForm } from './ui/withdrawal-form';
