import { definePage } from '@/shared/routes';
import { pageClosed, pageOpened } from './events';

export const exchangeCryptoPage = definePage({
  path: '/exchangeCrypto',
  title: '테더환전',
  group: 'money',
  access: 'members',
  events: { opened: pageOpened, closed: pageClosed },
  view: async () => (await import('./ui/exchange-crypto-page')).ExchangeCryptoPage,
});
