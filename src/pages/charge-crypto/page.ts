import { definePage } from '@/shared/routes';
import { pageClosed, pageOpened } from './events';

export const chargeCryptoPage = definePage({
  path: '/chargeCrypto',
  title: '테더충전',
  group: 'money',
  access: 'members',
  events: { opened: pageOpened, closed: pageClosed },
  view: async () => (await import('./ui/charge-crypto-page')).ChargeCryptoPage,
});
