import { useUnit } from 'effector-react';
import { Panel, PanelNote } from '@/features/desk-list';
import { Button } from '@/shared/ui/button';
import { DataList } from '@/shared/ui/data-list';
import { type Bank, switching } from '../model';
import { messages } from './messages';

/** One bank, and taking it out of use or back. */
export function BankPanel({ bank }: { bank: Bank }) {
  const [isSending, onSwitch] = useUnit([switching.$isPending, switching.start]);
  const isUsed = bank.useFlag === 1;
  const { columns, uses } = messages;
  return (
    <Panel label={messages.panel} title={bank.bankName}>
      <DataList
        items={[
          { term: columns.code, value: String(bank.id) },
          { term: columns.state, value: uses[bank.useFlag] },
        ]}
      />
      <PanelNote>{isUsed ? messages.stopNote : messages.resumeNote}</PanelNote>
      <Button
        fullWidth
        variant={isUsed ? 'danger' : 'primary'}
        loading={isSending}
        onClick={() => onSwitch(bank)}
      >
        {isUsed ? messages.stop : messages.resume}
      </Button>
    </Panel>
  );
}
