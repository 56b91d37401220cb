import { formatKst } from '@/shared/lib/format';
import type { DataColumn } from '@/shared/ui/data-table';
import type { BlockedAddress } from '../api';
import { messages } from '../ui/messages';

const { columns: heads } = messages;

/** The columns of the blocked addresses. */
export const columns: readonly DataColumn<BlockedAddress>[] = [
  {
    id: 'ip',
    header: heads.ip,
    value: ({ ip }) => ip,
    cell: ({ ip }) => <b>{ip}</b>,
    width: 150,
  },
  { id: 'reason', header: heads.reason, value: ({ reason }) => reason, least: 120 },
  {
    id: 'at',
    header: heads.at,
    value: ({ at }) => at,
    cell: ({ at }) => formatKst(at, 'YY.MM.DD HH:mm'),
    width: 130,
  },
];
