import { createRoute, notFound, useParams } from '@tanstack/react-router';
import { isMinigame, minigameTitles, routeTitles, type RoutePath } from '@/shared/routes';
import { lazyPage } from './lazy-page';
import { authLayout, defaultLayout, maintenanceLayout } from './root';

const ComingSoonPage = lazyPage(() => import('@/pages/coming-soon'), 'ComingSoonPage');

function pageOf(path: RoutePath) {
  const name = routeTitles[path];
  function ComingSoon() {
    return <ComingSoonPage name={name} />;
  }
  return Object.assign(ComingSoon, { preload: ComingSoonPage.preload });
}

/** A route of the default layout whose screen a later issue brings. */
export function comingSoon<const Path extends RoutePath>(path: Path) {
  return createRoute({ getParentRoute: () => defaultLayout, path, component: pageOf(path) });
}

export function comingSoonAuth<const Path extends RoutePath>(path: Path) {
  return createRoute({ getParentRoute: () => authLayout, path, component: pageOf(path) });
}

export function comingSoonMaintenance<const Path extends RoutePath>(path: Path) {
  return createRoute({ getParentRoute: () => maintenanceLayout, path, component: pageOf(path) });
}

function ComingSoonMinigame() {
  const { provider, game } = useParams({ strict: false });
  return <ComingSoonPage name={minigameTitles[`${provider}/${game}`] ?? ''} />;
}

/** Only the pairs of the specification are games; anything else is no page. */
export const minigameGameRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: '/minigame/$provider/$game',
  beforeLoad: ({ params }) => {
    if (!isMinigame(params.provider, params.game)) throw notFound();
  },
  component: Object.assign(ComingSoonMinigame, { preload: ComingSoonPage.preload }),
});
