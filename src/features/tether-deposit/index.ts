export type { TetherTerms } from './api';
export { deposit as tetherDeposit } from './model/deposit';
export { payments } from './model/payment';
export { DepositSteps } from './ui/deposit-steps';
export { LatestPayment, OpenPayments } from './ui/open-payments';
export { PaymentHistory } from './ui/payment-list';
