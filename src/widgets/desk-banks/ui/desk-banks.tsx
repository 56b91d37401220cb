import { defineDeskList, nameColumn } from '@/features/desk-list';
import { Badge } from '@/shared/ui/badge';
import { banks } from '../model';
import { BankPanel } from './bank-panel';
import { messages } from './messages';

const { columns: heads, uses } = messages;

/** The banks of sign-up: those out of use are not offered there. */
export const DeskBanks = defineDeskList({
  list: banks,
  texts: messages,
  columns: [
    { id: 'code', header: heads.code, value: ({ id }) => id, width: 72, align: 'end' },
    nameColumn('bankName', heads.name, { least: 140 }),
    {
      id: 'state',
      header: heads.state,
      value: ({ useFlag }) => uses[useFlag],
      cell: ({ useFlag }) => (
        <Badge tone={useFlag === 1 ? 'brand' : 'neutral'}>{uses[useFlag]}</Badge>
      ),
      width: 100,
    },
  ],
  search: ({ id, bankName }) => `${id} ${bankName}`,
  isQuiet: ({ useFlag }) => useFlag === 0,
  panel: (bank) => <BankPanel bank={bank} />,
});
