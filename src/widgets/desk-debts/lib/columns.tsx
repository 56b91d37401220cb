import { betText } from '@/entities/bet';
import { type DeskDebt, DebtStateBadge, debtWords } from '@/entities/desk-debt';
import { memberColumn } from '@/features/desk-list';
import { formatKst, formatMoney } from '@/shared/lib/format';
import type { DataColumn } from '@/shared/ui/data-table';
import { messages } from '../ui/messages';

const { columns: heads } = messages;

/** The columns of debts. */
export const columns: readonly DataColumn<DeskDebt>[] = [
  memberColumn(heads.member),
  {
    id: 'bet',
    header: heads.bet,
    value: ({ bet }) => betText(bet),
    least: 140,
  },
  {
    id: 'amount',
    header: heads.amount,
    value: ({ amount }) => amount,
    cell: ({ amount, currency }) => formatMoney(amount, currency),
    width: 108,
    align: 'end',
  },
  {
    id: 'owed',
    header: heads.owed,
    value: ({ owed }) => owed,
    cell: ({ owed, currency }) => <b>{formatMoney(owed, currency)}</b>,
    width: 108,
    align: 'end',
  },
  {
    id: 'state',
    header: heads.state,
    value: ({ state }) => debtWords.states[state],
    cell: (debt) => <DebtStateBadge debt={debt} />,
    width: 112,
  },
  {
    id: 'at',
    header: heads.at,
    value: ({ at }) => at,
    cell: ({ at }) => formatKst(at, 'YY.MM.DD HH:mm'),
    width: 118,
  },
];
