import { useGate, useUnit } from 'effector-react';
import { $currentRow, ListFrame, ListTable } from '@/features/desk-list';
import { IconPlus } from '@/shared/icons';
import { Button } from '@/shared/ui/button';
import { usePaged } from '@/shared/ui/paged-list';
import type { SentMessage } from '../api';
import { columns } from '../lib/columns';
import { writeClicked } from '../model/form';
import { $message, $search, MessagesGate, newKey, searchChanged, sent } from '../model/sent';
import { messages } from './messages';
import { SentPanel } from './sent-panel';
import { WritePanel } from './write-panel';

const keyOf = ({ id }: SentMessage) => id;
const isRecalled = ({ recalledAt }: SentMessage) => recalledAt !== null;
const none = { title: messages.none, text: messages.noneText };

function Messages({ to }: { to: string | null }) {
  useGate(MessagesGate, { to });
  const list = usePaged(sent);
  const { current, message, search, onSearch, onWrite } = useUnit({
    ...{ current: $currentRow, message: $message },
    ...{ search: $search, onSearch: searchChanged, onWrite: writeClicked },
  });
  return (
    <ListFrame
      title={messages.title}
      note={messages.note}
      search={{ label: messages.search, value: search, onChange: onSearch }}
      actions={
        <Button size="sm" icon={<IconPlus size={16} />} onClick={() => onWrite()}>
          {messages.write}
        </Button>
      }
      list={list}
      failed={messages.failed}
      countOf={messages.count}
      keys={messages.keys}
      panel={current === newKey ? <WritePanel /> : message && <SentPanel message={message} />}
    >
      {(items) => (
        <ListTable
          label={messages.list}
          items={items}
          columns={columns}
          rowKey={keyOf}
          isQuiet={isRecalled}
          {...(search === '' && { none })}
        />
      )}
    </ListFrame>
  );
}

export interface DeskMessagesProps {
  /** The member to write to; null where the list alone is looked at. */
  item: string | null;
}

/** What staff sends to members, with what became of it. */
export function DeskMessages({ item }: DeskMessagesProps) {
  return <Messages key={item} to={item} />;
}
