import { definePage } from '@/shared/routes';
import { pageClosed, pageOpened } from './events';

export const exchangePage = definePage({
  path: '/exchange',
  title: '환전',
  group: 'money',
  access: 'members',
  events: { opened: pageOpened, closed: pageClosed },
  view: async () => (await import('./ui/exchange-page')).ExchangePage,
});
