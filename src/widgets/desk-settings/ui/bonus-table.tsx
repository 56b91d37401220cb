import { bonusTermTexts, deskWords } from '@/entities/desk-request';
import { Table, type TableColumn } from '@/shared/ui/table';
import type { BonusTerms } from '../api';
import * as styles from './terms-table.css';
import { messages } from './messages';

export interface BonusTableProps {
  terms: readonly BonusTerms[];
}

const { bonusColumns } = messages;
const columnOf = (id: keyof ReturnType<typeof bonusTermTexts>): TableColumn<BonusTerms> => ({
  ...{ id, header: bonusColumns[id], align: 'end' },
  cell: (terms) => <span className={styles.figure}>{bonusTermTexts(terms)[id]}</span>,
});
const columns: readonly TableColumn<BonusTerms>[] = [
  { id: 'bonus', header: bonusColumns.bonus, cell: ({ bonus }) => deskWords.bonuses[bonus] },
  ...(['basisPoints', 'capPoints', 'turnoverPercent'] as const).map(columnOf),
];

/** What each bonus of a deposit brings now, and what it asks for. */
export function BonusTable({ terms }: BonusTableProps) {
  return (
    <Table
      caption={messages.bonusTable}
      columns={columns}
      rows={terms}
      rowKey={({ bonus }) => bonus}
    />
  );
}
