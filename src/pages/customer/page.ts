import { definePage } from '@/shared/routes';
import { pageClosed, pageOpened, pageSearchChanged, writePageOpened } from './events';
import { customerSearch } from './search';

const shared = {
  group: 'community',
  search: customerSearch,
  searchDefaults: { state: 'all' },
  events: { opened: pageOpened, searchChanged: pageSearchChanged, closed: pageClosed },
  view: async () => (await import('./ui/customer-page')).CustomerPage,
} as const;

/** The list and one question are one page; a guest looks up a question that was sent without an account. */
export const customerPage = definePage({
  ...shared,
  path: '/customer',
  title: '고객센터',
  access: 'guests',
});
export const customerViewPage = definePage({
  ...shared,
  path: '/customer/view/{-$id}',
  title: '문의 내용',
  access: 'members',
});
export const customerWritePage = definePage({
  path: '/customer/write/{-$flag}',
  title: '문의하기',
  group: 'community',
  access: 'members',
  events: { opened: writePageOpened, searchChanged: writePageOpened },
  view: async () => (await import('./ui/write-page')).WritePage,
});
