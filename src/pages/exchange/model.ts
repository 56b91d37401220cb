import { createRequestPage } from '@/entities/money-request';
import { bankWithdrawal } from '@/features/withdrawal-request';
import { pageClosed, pageOpened } from './events';

export const page = createRequestPage({
  model: bankWithdrawal,
  opened: pageOpened,
  closed: pageClosed,
});
