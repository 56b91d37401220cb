import { createRoute } from '@tanstack/react-router';
import * as message from '@/pages/message/route';
import { pageLifecycle } from '@/shared/lib/page-lifecycle';
import { comingSoon } from '../coming-soon';
import { lazyPage } from '../lazy-page';
import { defaultLayout } from '../root';

export const betResultRoute = comingSoon('/bet_result');
export const memberRoute = comingSoon('/member');
export const messageRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: '/message',
  validateSearch: message.messageSearchSchema,
  component: lazyPage(() => import('@/pages/message'), 'MessagePage'),
  ...pageLifecycle({ opened: message.pageOpened, closed: message.pageClosed }),
});
export const friendRoute = comingSoon('/friend');
