import { formatCount, formatKst } from '@/shared/lib/format';
import { Badge } from '@/shared/ui/badge';
import type { DataColumn } from '@/shared/ui/data-table';
import type { SentMessage } from '../api';
import { messages } from '../ui/messages';
import { sentTo } from './audience-text';

const { columns: heads } = messages;

/** The columns of what was sent. */
export const columns: readonly DataColumn<SentMessage>[] = [
  {
    id: 'at',
    header: heads.at,
    value: ({ sentAt }) => sentAt,
    cell: ({ sentAt }) => formatKst(sentAt, 'YY.MM.DD HH:mm'),
    width: 130,
  },
  {
    id: 'title',
    header: heads.title,
    value: ({ title }) => title,
    cell: ({ title, recalledAt }) => (
      <>
        {recalledAt !== null && (
          <>
            <Badge tone="outline">{messages.isRecalled}</Badge>{' '}
          </>
        )}
        <b>{title}</b>
      </>
    ),
    least: 160,
  },
  { id: 'to', header: heads.to, value: sentTo, width: 160 },
  {
    id: 'read',
    header: heads.read,
    value: ({ read }) => read,
    cell: ({ read }) => formatCount(read),
    width: 80,
    align: 'end',
  },
  {
    id: 'unread',
    header: heads.unread,
    value: ({ unread }) => unread,
    cell: ({ unread }) => formatCount(unread),
    width: 80,
    align: 'end',
  },
  { id: 'by', header: heads.by, value: ({ sentBy }) => sentBy, width: 100 },
];
