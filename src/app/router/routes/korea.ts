import { createRoute, redirect, stripSearchParams } from '@tanstack/react-router';
import { koreaFacts, koreaSearch, searchDefaults } from '@/pages/korea/route';
import { pageLifecycle } from '@/shared/lib/page-lifecycle';
import { lazyPage } from '../lazy-page';
import { defaultLayout } from '../root';

const component = lazyPage(() => import('@/pages/korea'), 'KoreaPage');

function boardRoute<const Kind extends keyof typeof koreaFacts>(kind: Kind) {
  return createRoute({
    getParentRoute: () => defaultLayout,
    path: `/korea/${kind}`,
    validateSearch: koreaSearch,
    search: { middlewares: [stripSearchParams(searchDefaults)] },
    // `time` is the moment of the navigation, as the specification has it.
    beforeLoad: ({ search, location }) => {
      if (search.time > 0) return;
      const now = { ...search, time: Math.floor(Date.now() / 1000) };
      throw redirect({ to: location.pathname, search: now, replace: true });
    },
    component,
    ...pageLifecycle(koreaFacts[kind]),
  });
}

export const koreaRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: '/korea',
  beforeLoad: () => {
    throw redirect({ to: '/korea/cross', replace: true });
  },
});
export const koreaCrossRoute = boardRoute('cross');
export const koreaWintieloseRoute = boardRoute('wintielose');
export const koreaHandicapRoute = boardRoute('handicap');
export const koreaSpecialRoute = boardRoute('special');
export const koreaLiveRoute = boardRoute('live');
