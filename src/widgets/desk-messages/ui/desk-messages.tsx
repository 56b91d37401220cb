import { countColumn, defineDeskList, timeColumn } from '@/features/desk-list';
import { Badge } from '@/shared/ui/badge';
import { sentTo } from '../lib/audience';
import { list } from '../model/sent';
import { messages } from './messages';
import { SentPanel } from './sent-panel';
import { WritePanel } from './write-panel';

const { columns: heads } = messages;

const Messages = defineDeskList({
  list,
  texts: messages,
  columns: [
    timeColumn('sentAt', heads.at),
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
    countColumn('read', heads.read),
    countColumn('unread', heads.unread),
    { id: 'by', header: heads.by, value: ({ sentBy }) => sentBy, width: 100 },
  ],
  isQuiet: ({ recalledAt }) => recalledAt !== null,
  panel: (message) => <SentPanel message={message} />,
  adding: { label: messages.write, panel: WritePanel },
  keys: messages.keys,
});

interface DeskMessagesProps {
  /** The member to write to; null where the list alone is looked at. */
  item: string | null;
}

/** What staff sends to members, with what became of it. */
export function DeskMessages({ item }: DeskMessagesProps) {
  return <Messages key={item} to={item} />;
}
