import { createRoute, notFound } from '@tanstack/react-router';
import { isMinigame } from '@/shared/routes';
import { lazyPage } from './lazy-page';
import { defaultLayout } from './root';
import type { LaterPage } from '../site-map';

const component = lazyPage(async () => (await import('./coming-soon-view')).ComingSoonView);

export interface GameParams {
  provider?: string;
  game?: string;
}

/** Makes the route of a page that is not built yet; of minigames only the pairs of the specification are pages. */
export function laterRoute<const Path extends string>(page: LaterPage<Path>) {
  return createRoute({
    getParentRoute: () => defaultLayout,
    path: page.path,
    staticData: { page },
    beforeLoad: ({ params }) => {
      const { provider, game = '' }: GameParams = params;
      if (provider !== undefined && !isMinigame(provider, game)) throw notFound();
    },
    component,
  });
}
