import { definePage } from '@/shared/routes';
import { pageClosed, pageOpened } from './events';
import { messageSearch } from './search';

export const messagePage = definePage({
  path: '/message',
  title: '쪽지함',
  group: 'member',
  access: 'members',
  search: messageSearch,
  events: { opened: pageOpened, closed: pageClosed },
  view: async () => (await import('./ui/message-page')).MessagePage,
});
