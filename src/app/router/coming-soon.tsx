import { createRoute, notFound, useMatches } from '@tanstack/react-router';
import { isMinigame, minigameTitles } from '@/shared/routes';
import { lazyPage } from './lazy-page';
import { defaultLayout } from './root';
import type { LaterPage } from '../site-map';

const ComingSoonPage = lazyPage(async () => (await import('@/pages/coming-soon')).ComingSoonPage);

interface GameParams {
  provider?: string;
  game?: string;
}

function ComingSoon() {
  const match = useMatches().at(-1);
  const { provider, game } = (match?.params ?? {}) as GameParams;
  const name = minigameTitles[`${provider}/${game}`] ?? match?.staticData.page?.title;
  return <ComingSoonPage name={name ?? ''} />;
}

const component = Object.assign(ComingSoon, { preload: ComingSoonPage.preload });

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
