import { useEffect, useEffectEvent } from 'react';
import type { CasinoGame } from '#rules/casino/types.ts';
import { BaccaratGame } from '../baccarat/baccarat-game.tsx';
import { CraneGame } from '../crane/crane-game.tsx';
import type { GamesApi, Opened } from '../lib/api.ts';
import type { Tell } from '../lib/host.ts';
import { type Play, usePlay } from '../play/use-play.ts';
import { RouletteGame } from '../roulette/roulette-game.tsx';

const games: Record<CasinoGame, (props: { play: Play }) => React.ReactNode> = {
  crane: CraneGame,
  roulette: RouletteGame,
  baccarat: BaccaratGame,
};

interface GameScreenProps {
  api: GamesApi;
  opened: Opened;
  tell: Tell;
  /** Before a lost answer is requested again, ms. */
  retryMs?: number;
}

export function GameScreen({ api, opened, tell, retryMs }: GameScreenProps) {
  const play = usePlay({ api, opened, tell, ...(retryMs !== undefined && { retryMs }) });
  const tellBalance = useEffectEvent(() => tell({ type: 'balance', balance: opened.balance }));
  useEffect(() => tellBalance(), []);
  const Game = games[opened.game];
  return <Game play={play} />;
}
