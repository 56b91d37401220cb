export type { TetherTerms } from './api';
export { depositClosed, depositOpened, payments, terms } from './model';
export { DepositSteps } from './ui/deposit-steps';
export { LatestPayment } from './ui/latest-payment';
export { OpenPayments } from './ui/open-payments';
export { PaymentHistory } from './ui/payment-history';
