import { createRoute, notFound, useMatches } from '@tanstack/react-router';
import { isMinigame, minigameTitles, routeTitles, type RoutePath } from '@/shared/routes';
import { lazyPage } from './lazy-page';
import { defaultLayout } from './root';

const ComingSoonPage = lazyPage(() => import('@/pages/coming-soon'), 'ComingSoonPage');

function ComingSoon() {
  const match = useMatches().at(-1);
  const { provider, game } = (match?.params ?? {}) as { provider?: string; game?: string };
  const name = minigameTitles[`${provider}/${game}`] ?? routeTitles[match?.fullPath as RoutePath];
  return <ComingSoonPage name={name ?? ''} />;
}

const component = Object.assign(ComingSoon, { preload: ComingSoonPage.preload });

/** A route of the default layout whose screen a later issue brings. */
export function comingSoon<const Path extends RoutePath>(path: Path) {
  return createRoute({ getParentRoute: () => defaultLayout, path, component });
}

/** Only the pairs of the specification are games; anything else is no page. */
export const minigameGameRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: '/minigame/$provider/$game',
  beforeLoad: ({ params }) => {
    if (!isMinigame(params.provider, params.game)) throw notFound();
  },
  component,
});
