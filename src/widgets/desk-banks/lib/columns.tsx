import { Badge } from '@/shared/ui/badge';
import type { DataColumn } from '@/shared/ui/data-table';
import type { Bank } from '../api';
import { messages } from '../ui/messages';

/** The columns of the banks. */
export const columns: readonly DataColumn<Bank>[] = [
  { id: 'code', header: messages.columns.code, value: ({ id }) => id, width: 72, align: 'end' },
  {
    id: 'name',
    header: messages.columns.name,
    value: ({ bankName }) => bankName,
    cell: ({ bankName }) => <b>{bankName}</b>,
    least: 140,
  },
  {
    id: 'state',
    header: messages.columns.state,
    value: ({ useFlag }) => messages.uses[useFlag === 1 ? 'used' : 'stopped'],
    cell: ({ useFlag }) => (
      <Badge tone={useFlag === 1 ? 'brand' : 'neutral'}>
        {messages.uses[useFlag === 1 ? 'used' : 'stopped']}
      </Badge>
    ),
    width: 100,
  },
];
