import { notFound } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ErrorPage } from '@/pages/error';
import { lazyPart } from '@/shared/lib/lazy-part';
import { isMinigame } from '@/shared/routes';

const GameDirectory = lazyPart(async () => (await import('@/widgets/round-table')).GameDirectory);

/** The address of a game that the site does not have: those that it has are below. */
function GameNotFound() {
  return (
    <>
      <ErrorPage status={404} />
      <Suspense>
        <GameDirectory />
      </Suspense>
    </>
  );
}

/** What the route of games has beside its page. A loader: what is thrown before it is answered by the root, without the frame. */
export const ofGames = {
  loader({ params }: { params: { provider?: string; game?: string } }) {
    const { provider = '', game = '' } = params;
    if (!isMinigame(provider, game)) throw notFound();
  },
  notFoundComponent: GameNotFound,
};
