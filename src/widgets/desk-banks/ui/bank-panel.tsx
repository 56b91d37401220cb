import { useUnit } from 'effector-react';
import { Panel } from '@/features/desk-list';
import { Button } from '@/shared/ui/button';
import { DataList } from '@/shared/ui/data-list';
import { Heading } from '@/shared/ui/heading';
import type { Bank } from '../api';
import { switching, useSwitched } from '../model';
import * as styles from './bank-panel.css';
import { messages } from './messages';

export interface BankPanelProps {
  bank: Bank;
}

/** One bank, and taking it out of use or back. */
export function BankPanel({ bank: { id, bankName, useFlag } }: BankPanelProps) {
  const [isSending, onSwitch] = useUnit([switching.$isPending, useSwitched]);
  const isUsed = useFlag === 1;
  const { columns, uses } = messages;
  return (
    <Panel label={messages.panel}>
      <section className={styles.root}>
        <Heading level={2}>{bankName}</Heading>
        <DataList
          items={[
            { term: columns.code, value: String(id) },
            { term: columns.state, value: uses[isUsed ? 'used' : 'stopped'] },
          ]}
        />
        <p className={styles.note}>{isUsed ? messages.stopNote : messages.resumeNote}</p>
        <Button
          fullWidth
          variant={isUsed ? 'danger' : 'primary'}
          loading={isSending}
          onClick={() => onSwitch()}
        >
          {isUsed ? messages.stop : messages.resume}
        </Button>
      </section>
    </Panel>
  );
}
