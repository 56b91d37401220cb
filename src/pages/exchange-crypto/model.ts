import { createRequestPage } from '@/entities/money-request';
import { tetherWithdrawal } from '@/features/withdrawal-request';
import { pageClosed, pageOpened } from './events';

export const page = createRequestPage({
  model: tetherWithdrawal,
  opened: pageOpened,
  closed: pageClosed,
});
