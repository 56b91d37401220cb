import { gameTitle } from '@/entities/round';
import { MaintenanceForm, Panel, sumText } from '@/features/desk-list';
import { formatCount } from '@/shared/lib/format';
import { DataList } from '@/shared/ui/data-list';
import { type DeskGame, maintenance } from '../model/games';
import { messages } from './messages';

/** One game, and its maintenance. */
export function GamePanel({ game }: { game: DeskGame }) {
  const { id, openBets, stakes } = game;
  const { columns: heads } = messages;
  return (
    <Panel label={messages.gamePanel} title={gameTitle(id)}>
      <DataList
        items={[
          { term: heads.id, value: String(id) },
          { term: heads.state, value: messages.gameState(game) },
          { term: heads.openBets, value: formatCount(openBets) },
          { term: heads.stake, value: sumText(stakes, 'stake') },
        ]}
      />
      <MaintenanceForm model={maintenance} row={game} />
    </Panel>
  );
}
