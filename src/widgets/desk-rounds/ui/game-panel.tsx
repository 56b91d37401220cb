import { gameTitle } from '@/entities/round';
import { ReasonForm } from '@/entities/staff-reason';
import { Panel, sumText } from '@/features/desk-list';
import { formatCount } from '@/shared/lib/format';
import { DataList } from '@/shared/ui/data-list';
import { FormTextField } from '@/shared/ui/form';
import { type DeskGame, form, switching } from '../model/games';
import { messages } from './messages';

/** One game, and its maintenance. */
export function GamePanel({ game }: { game: DeskGame }) {
  const { id, systemMaintenanceFlg: isClosed, openBets, stakes } = game;
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
      <ReasonForm
        form={form}
        sending={switching}
        label={isClosed ? messages.reopen : messages.close}
        tone={isClosed ? 'primary' : 'danger'}
      >
        {!isClosed && (
          <FormTextField
            form={form}
            name="until"
            label={messages.until}
            hint={messages.untilHint}
            autoComplete="off"
            maxLength={16}
          />
        )}
      </ReasonForm>
    </Panel>
  );
}
