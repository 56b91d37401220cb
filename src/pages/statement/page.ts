import { definePage } from '@/shared/routes';
import { pageClosed, pageOpened, pageSearchChanged } from './events';
import { statementSearch } from './search';

export const statementPage = definePage({
  path: '/mywallet/statement',
  title: '거래내역',
  group: 'money',
  access: 'members',
  search: statementSearch,
  events: { opened: pageOpened, searchChanged: pageSearchChanged, closed: pageClosed },
  view: async () => (await import('./ui/statement-page')).StatementPage,
});
