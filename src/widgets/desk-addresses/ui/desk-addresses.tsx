import { useGate, useUnit } from 'effector-react';
import { useState } from 'react';
import { $isAdmin } from '@/entities/member';
import { ListFrame, ListTable } from '@/features/desk-list';
import { IconPlus } from '@/shared/icons';
import { Button } from '@/shared/ui/button';
import type { BlockedAddress } from '../api';
import { columns } from '../lib/columns';
import { $address, $isAdding, addClicked, addresses, AddressesGate } from '../model';
import { AddressPanel } from './address-panel';
import { BlockPanel } from './block-panel';
import { messages } from './messages';

const keyOf = ({ ip }: BlockedAddress) => ip;
const textOf = ({ ip, reason }: BlockedAddress) => `${ip} ${reason}`.toLowerCase();
const none = { title: messages.none };

/** The addresses that are kept out; admins block them and let them in. */
export function DeskAddresses() {
  useGate(AddressesGate);
  const [search, setSearch] = useState('');
  const { items, failure, isPending, address, isAdding, isAdmin, onRetry, onAdd } = useUnit({
    ...{ items: addresses.$data, failure: addresses.$failure, isPending: addresses.$isPending },
    ...{ address: $address, isAdding: $isAdding, isAdmin: $isAdmin },
    ...{ onRetry: addresses.refresh, onAdd: addClicked },
  });
  return (
    <ListFrame
      title={messages.title}
      note={messages.note}
      search={{ label: messages.search, value: search, onChange: setSearch }}
      actions={
        isAdmin && (
          <Button size="sm" icon={<IconPlus size={16} />} onClick={() => onAdd()}>
            {messages.add}
          </Button>
        )
      }
      list={{ items, failure, isPending, onRetry: () => onRetry() }}
      failed={messages.failed}
      panel={isAdding ? <BlockPanel /> : address && <AddressPanel address={address} />}
    >
      {(loaded) => (
        <ListTable
          label={messages.list}
          items={loaded}
          columns={columns}
          rowKey={keyOf}
          search={search}
          searchText={textOf}
          none={none}
        />
      )}
    </ListFrame>
  );
}
