import { useUnit } from 'effector-react';
import { deskWords, limitTexts } from '@/entities/desk-request';
import { Form, FormSelect, FormTextField } from '@/shared/ui/form';
import { Table, type TableColumn } from '@/shared/ui/table';
import type { GroupLimits } from '../api';
import { limitNamesOf } from '../lib/limit-draft';
import { limitForm } from '../model/limits';
import { messages } from './messages';
import { AskEnd, SettingBlock } from './setting-block';
import * as styles from './setting-block.css';
import * as table from './terms-table.css';

interface LimitBlockProps {
  limits: readonly GroupLimits[];
}

const { limitColumns } = messages;
const columnOf = (id: keyof ReturnType<typeof limitTexts>): TableColumn<GroupLimits> => ({
  ...{ id, header: limitColumns[id], align: 'end' },
  cell: (limits) => <span className={table.figure}>{limitTexts(limits)[id]}</span>,
});
const columns: readonly TableColumn<GroupLimits>[] = [
  {
    ...{ id: 'group', header: limitColumns.group },
    cell: ({ group }) => <span className={table.name}>{deskWords.limitGroups[group]}</span>,
  },
  ...(['minStake', 'maxStake', 'maxPayout', 'withdrawalDay', 'fixturePicks'] as const).map(
    columnOf,
  ),
];

/** What members of each group of levels may stake, win and withdraw now, and what their European slips, slips in play and bets on rounds may. */
function LimitTable({ limits }: LimitBlockProps) {
  return (
    <Table
      caption={messages.limitTable}
      columns={columns}
      rows={limits}
      rowKey={({ group }) => group}
    />
  );
}

const options = Object.entries(deskWords.limitGroups).map(([value, label]) => ({ value, label }));

/** Asks for other limits of one group, which another admin grants. */
function LimitForm() {
  const values = useUnit(limitForm.$values);
  return (
    <Form form={limitForm} label={messages.askLimits}>
      <div className={styles.limits}>
        <FormSelect form={limitForm} name="group" label={messages.chooseGroup} options={options} />
        {limitNamesOf(values.group).map((name) => (
          <FormTextField
            key={name}
            form={limitForm}
            name={name}
            label={messages.newLimit[name]}
            hint={messages.limitHints[name]}
            inputMode="numeric"
            autoComplete="off"
            trailing={messages.limitUnits[name]}
            maxLength={14}
          />
        ))}
      </div>
      <AskEnd form={limitForm} />
    </Form>
  );
}

/** The limits of each group, and asking for others. */
export function LimitBlock({ limits }: LimitBlockProps) {
  return (
    <SettingBlock title={messages.limits} note={messages.limitsNote}>
      <LimitTable limits={limits} />
      <LimitForm />
    </SettingBlock>
  );
}
