import { formatAmount } from '@/shared/lib/format';
import { Table, type TableColumn } from '@/shared/ui/table';
import type { Rolling } from '../api';
import { balancesAfter } from '../lib/rules';
import { messages } from './messages';
import * as styles from './rolling-view.css';

export interface RollingTableProps {
  rolling: Rolling;
  /** What is about to be converted, minor units; null for nothing. */
  amount: number | null;
}

interface Row {
  id: string;
  name: string;
  rate: string | null;
  agent: string;
  before: string;
  after: string;
}

const columns: readonly TableColumn<Row>[] = [
  {
    id: 'category',
    header: messages.category,
    cell: ({ name, rate }) => (
      <span className={styles.name}>
        {name}
        {rate !== null && (
          <span className={styles.note}>
            {messages.rate} {rate}
          </span>
        )}
      </span>
    ),
  },
  { id: 'agent', header: messages.agent, cell: ({ agent }) => agent },
  { id: 'before', header: messages.before, align: 'end', cell: ({ before }) => before },
  { id: 'after', header: messages.after, align: 'end', cell: ({ after }) => after },
];

/** What each category has before and after the conversion, by which percentage it came, and who has the share above. */
export function RollingTable({ rolling, amount }: RollingTableProps) {
  const { currency, balances, rates } = rolling;
  const left = balancesAfter(amount, rolling);
  const rows = rates.map(({ category, basisPoints, agent }) => ({
    id: category,
    name: messages.categories[category],
    rate: messages.rateOf(basisPoints),
    agent: agent === null ? messages.noAgent : messages.agentOf(agent.nickname, agent.basisPoints),
    before: formatAmount(balances[category], currency),
    after: formatAmount(left[category], currency),
  }));
  const total = {
    id: 'total',
    name: messages.total,
    rate: null,
    agent: '',
    before: formatAmount(balances.total, currency),
    after: formatAmount(left.total, currency),
  };
  return (
    <Table
      caption={messages.table}
      columns={columns}
      rows={[...rows, total]}
      rowKey={({ id }) => id}
    />
  );
}
