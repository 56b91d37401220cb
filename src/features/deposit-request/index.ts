export type { DepositTerms } from './api';
export { depositChanged, formClosed, formOpened, terms } from './model';
export { DepositForm } from './ui/deposit-form';
export { OpenDeposit } from './ui/open-deposit';
