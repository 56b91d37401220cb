import { useUnit } from 'effector-react';
import { gameTitle } from '@/entities/round';
import { ReasonField } from '@/entities/staff-reason';
import { Panel } from '@/features/desk-list';
import { formatCount } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { DataList } from '@/shared/ui/data-list';
import { Form, FormTextField } from '@/shared/ui/form';
import { moneyText } from '../lib/columns';
import { type DeskGame, form, switching } from '../model/games';
import { messages } from './messages';

/** One game, and its maintenance. */
export function GamePanel({ game }: { game: DeskGame }) {
  const isSending = useUnit(switching.$isPending);
  const { id, systemMaintenanceFlg: isClosed, openBets, stakes } = game;
  const { columns: heads } = messages;
  const label = isClosed ? messages.reopen : messages.close;
  return (
    <Panel label={messages.gamePanel} title={gameTitle(id)}>
      <DataList
        items={[
          { term: heads.id, value: String(id) },
          { term: heads.state, value: messages.gameState(game) },
          { term: heads.openBets, value: formatCount(openBets) },
          { term: heads.stake, value: moneyText(stakes, 'stake') },
        ]}
      />
      <Form form={form} label={label}>
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
        <ReasonField form={form} />
        <Button
          type="submit"
          variant={isClosed ? 'primary' : 'danger'}
          fullWidth
          loading={isSending}
        >
          {label}
        </Button>
      </Form>
    </Panel>
  );
}
