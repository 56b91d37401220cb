import { deskWords, limitTexts } from '@/entities/desk-request';
import { Table, type TableColumn } from '@/shared/ui/table';
import type { GroupLimits } from '../api';
import { messages } from './messages';
import * as styles from './terms-table.css';

export interface LimitTableProps {
  limits: readonly GroupLimits[];
}

const { limitColumns } = messages;
const columnOf = (id: keyof ReturnType<typeof limitTexts>): TableColumn<GroupLimits> => ({
  ...{ id, header: limitColumns[id], align: 'end' },
  cell: (limits) => <span className={styles.figure}>{limitTexts(limits)[id]}</span>,
});
const columns: readonly TableColumn<GroupLimits>[] = [
  {
    ...{ id: 'group', header: limitColumns.group },
    cell: ({ group }) => <span className={styles.name}>{deskWords.limitGroups[group]}</span>,
  },
  ...(['minStake', 'maxStake', 'maxPayout', 'withdrawalDay', 'fixturePicks'] as const).map(
    columnOf,
  ),
];

/** What members of each group of levels may stake, win and withdraw now, and what European slips and slips in play may. */
export function LimitTable({ limits }: LimitTableProps) {
  return (
    <Table
      caption={messages.limitTable}
      columns={columns}
      rows={limits}
      rowKey={({ group }) => group}
    />
  );
}
