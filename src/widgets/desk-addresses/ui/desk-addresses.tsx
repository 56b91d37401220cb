import { defineDeskList, nameColumn, timeColumn } from '@/features/desk-list';
import { addresses } from '../model';
import { AddressPanel, BlockPanel } from './address-panel';
import { messages } from './messages';

const { columns: heads } = messages;

/** The addresses that are kept out; admins block them and let them in. */
export const DeskAddresses = defineDeskList({
  list: addresses,
  texts: messages,
  columns: [
    nameColumn('ip', heads.ip, { width: 150 }),
    { id: 'reason', header: heads.reason, value: ({ reason }) => reason, least: 120 },
    timeColumn('at', heads.at),
  ],
  search: ({ ip, reason }) => `${ip} ${reason}`,
  panel: (address) => <AddressPanel address={address} />,
  adding: { label: messages.block, panel: BlockPanel, isForAdmins: true },
});
