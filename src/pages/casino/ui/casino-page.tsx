import { useUnit } from 'effector-react';
import '../model/promotion';
import { $played } from '../model/play';
import { GameView } from './game-view';
import { LobbyView } from './lobby-view';
import { ReplayDialog } from './replay-dialog';

/** A lobby of live casino or slots, or a game of it. */
export function CasinoPage() {
  const played = useUnit($played);
  return (
    <>
      {played === null ? <LobbyView /> : <GameView key={played} />}
      <ReplayDialog />
    </>
  );
}
