import { useGate, useUnit } from 'effector-react';
import { useState } from 'react';
import { ListFrame, ListTable } from '@/features/desk-list';
import type { Bank } from '../api';
import { columns } from '../lib/columns';
import { $bank, banks, BanksGate } from '../model';
import { BankPanel } from './bank-panel';
import { messages } from './messages';

const keyOf = ({ id }: Bank) => String(id);
const textOf = ({ id, bankName }: Bank) => `${id} ${bankName}`.toLowerCase();
const isStopped = ({ useFlag }: Bank) => useFlag === 0;
const none = { title: messages.none };

/** The banks of sign-up: those out of use are not offered there. */
export function DeskBanks() {
  useGate(BanksGate);
  const [search, setSearch] = useState('');
  const { items, failure, isPending, bank, onRetry } = useUnit({
    ...{ items: banks.$data, failure: banks.$failure, isPending: banks.$isPending },
    ...{ bank: $bank, onRetry: banks.refresh },
  });
  return (
    <ListFrame
      title={messages.title}
      note={messages.note}
      search={{ label: messages.search, value: search, onChange: setSearch }}
      list={{ items, failure, isPending, onRetry: () => onRetry() }}
      failed={messages.failed}
      panel={bank && <BankPanel bank={bank} />}
    >
      {(loaded) => (
        <ListTable
          label={messages.list}
          items={loaded}
          columns={columns}
          rowKey={keyOf}
          search={search}
          searchText={textOf}
          isQuiet={isStopped}
          none={none}
        />
      )}
    </ListFrame>
  );
}
