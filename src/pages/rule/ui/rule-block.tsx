import { Table, type TableColumn } from '@/shared/ui/table';
import type { RuleBlock } from '../lib/section';
import * as styles from './rule-page.css';

type TableBlock = Extract<RuleBlock, { kind: 'table' }>;
type Row = readonly string[];

function columnsOf({ head, numeric = [] }: TableBlock): TableColumn<Row>[] {
  return head.map((header, index) => ({
    id: header,
    header,
    align: numeric.includes(index) ? 'end' : 'start',
    cell: (row) => row[index],
  }));
}

export interface RuleBlockViewProps {
  block: RuleBlock;
}

/** One piece of a rule: a paragraph, a list, a table or a marked note. */
export function RuleBlockView({ block }: RuleBlockViewProps) {
  if (block.kind === 'text') return <p className={styles.text}>{block.text}</p>;
  if (block.kind === 'note') return <p className={styles.note}>{block.text}</p>;
  if (block.kind === 'table') {
    return (
      <Table
        caption={block.caption}
        columns={columnsOf(block)}
        rows={block.rows}
        rowKey={(row) => row.join('|')}
      />
    );
  }
  return (
    <ul className={styles.list}>
      {block.items.map((item) => (
        <li key={item} className={styles.item}>
          {item}
        </li>
      ))}
    </ul>
  );
}
