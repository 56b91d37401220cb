export type { TetherTerms } from './api';
export { depositClosed, depositOpened, terms } from './model';
export { DepositSteps } from './ui/deposit-steps';
export { OpenPayments } from './ui/open-payments';
export { PaymentHistory } from './ui/payment-history';
