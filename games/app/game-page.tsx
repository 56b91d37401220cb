import { useCallback, useEffect } from 'react';
import type { GamesApi } from '../lib/api.ts';
import type { Tell } from '../lib/host.ts';
import type { PlayStore } from '../lib/kept-play.ts';
import { statusMessages } from '../ui/messages.ts';
import { GameScreen } from './game-screen.tsx';
import { openPlay } from './open-play.ts';
import { StatusScreen } from './status-screen.tsx';
import { useAnswer } from './use-answer.ts';

export interface GamePageProps {
  api: GamesApi;
  store: PlayStore;
  tell: Tell;
  gameId: string;
  token: string;
}

/** Opens the game of the address and plays it. */
export function GamePage({ api, store, tell, gameId, token }: GamePageProps) {
  const open = useCallback(
    () => openPlay({ api, store, gameId, token }),
    [api, store, gameId, token],
  );
  const [loaded, retry] = useAnswer(open);
  const code = loaded.status === 'refused' ? loaded.refusal.code : null;
  useEffect(() => {
    if (code !== null) tell({ type: 'error', code });
  }, [code, tell]);
  const leave = (): void => tell({ type: 'closed' });
  switch (loaded.status) {
    case 'loading':
      return <StatusScreen problem={null} />;
    case 'lost':
      return <StatusScreen problem={statusMessages.lost} onRetry={retry} onLeave={leave} />;
    case 'refused':
      return <StatusScreen problem={loaded.refusal.title} onLeave={leave} />;
    case 'done':
      return <GameScreen api={api} opened={loaded.data} tell={tell} />;
  }
}
