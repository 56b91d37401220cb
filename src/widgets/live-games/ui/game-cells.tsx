import { PickCell } from '@/features/pick-odds';
import { cellsOf, type HomeGame } from '../lib/games';

export interface GameCellsProps {
  game: HomeGame;
}

/** The prices of a game's first market, small; nothing where it has none. */
export function GameCells({ game }: GameCellsProps) {
  const found = cellsOf(game);
  return found?.cells.map(({ selectionId, title }) => (
    <PickCell
      key={selectionId}
      selectionId={selectionId}
      title={title}
      marketStatus={found.market.status}
      layout="compact"
    />
  ));
}
