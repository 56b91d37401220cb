import { useUnit } from 'effector-react';
import { type DeskRequest, deskWords, limitTexts } from '@/entities/desk-request';
import { Form, FormSelect, FormTextField } from '@/shared/ui/form';
import { Table, type TableColumn } from '@/shared/ui/table';
import type { GroupLimits } from '../api';
import { limitNamesOf } from '../lib/limit-draft';
import { wantedLimits } from '../lib/wanted-terms';
import { limitForm } from '../model/limits';
import { waiting } from '../model/settings';
import { messages } from './messages';
import { MovingValue } from './moving-value';
import { AskEnd, SettingBlock } from './setting-block';
import * as styles from './setting-block.css';
import * as table from './terms-table.css';

interface LimitBlockProps {
  limits: readonly GroupLimits[];
}

const { limitColumns } = messages;
type Requests = readonly DeskRequest[] | null;

function columnsOf(requests: Requests): readonly TableColumn<GroupLimits>[] {
  const columnOf = (id: keyof ReturnType<typeof limitTexts>): TableColumn<GroupLimits> => ({
    id,
    header: limitColumns[id],
    align: 'end',
    cell: (limits) => (
      <MovingValue now={limitTexts(limits)[id]} wanted={wantedLimits(requests, limits.group)[id]} />
    ),
  });
  return [
    {
      id: 'group',
      header: limitColumns.group,
      cell: ({ group }) => <span className={table.name}>{deskWords.limitGroups[group]}</span>,
    },
    ...(['minStake', 'maxStake', 'maxPayout', 'withdrawalDay', 'fixturePicks'] as const).map(
      columnOf,
    ),
  ];
}

/** What members of each group of levels may stake, win and withdraw now, what their European slips, slips in play and bets on rounds may, and what of it waits to be another. */
function LimitTable({ limits }: LimitBlockProps) {
  const requests = useUnit(waiting.$data);
  return (
    <Table
      caption={messages.limitTable}
      columns={columnsOf(requests)}
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
