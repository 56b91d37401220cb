import { badgeColumn, defineDeskList, nameColumn } from '@/features/desk-list';
import { type Bank, banks } from '../model';
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
    badgeColumn(
      heads.state,
      ({ useFlag }: Bank) => uses[useFlag],
      ({ useFlag }) => (useFlag === 1 ? 'brand' : 'neutral'),
      100,
    ),
  ],
  search: ({ id, bankName }) => `${id} ${bankName}`,
  isQuiet: ({ useFlag }) => useFlag === 0,
  panel: (bank) => <BankPanel bank={bank} />,
});
