import { createRoute } from '@tanstack/react-router';
import * as betResult from '@/pages/bet-result/route';
import * as message from '@/pages/message/route';
import { pageLifecycle } from '@/shared/lib/page-lifecycle';
import { comingSoon } from '../coming-soon';
import { lazyPage } from '../lazy-page';
import { defaultLayout } from '../root';

export const betResultRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: '/bet_result',
  validateSearch: betResult.betResultSearch,
  component: lazyPage(() => import('@/pages/bet-result'), 'BetResultPage'),
  ...pageLifecycle({
    opened: betResult.pageOpened,
    searchChanged: betResult.pageSearchChanged,
    closed: betResult.pageClosed,
  }),
});
export const memberRoute = comingSoon('/member');
export const messageRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: '/message',
  validateSearch: message.messageSearch,
  component: lazyPage(() => import('@/pages/message'), 'MessagePage'),
  ...pageLifecycle({ opened: message.pageOpened, closed: message.pageClosed }),
});
export const friendRoute = comingSoon('/friend');
