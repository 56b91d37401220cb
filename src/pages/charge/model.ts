import { createRequestPage } from '@/entities/money-request';
import { deposit } from '@/features/deposit-request';
import { pageClosed, pageOpened } from './events';

export const page = createRequestPage({
  model: deposit,
  opened: pageOpened,
  closed: pageClosed,
});
