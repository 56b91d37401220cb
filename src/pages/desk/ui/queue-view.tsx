import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import {
  $desk,
  type DeskKind,
  type DeskRequest,
  deskTabs,
  deskWords,
  holderOf,
  queueSection,
  requests,
} from '@/entities/desk-request';
import { $member } from '@/entities/member';
import { decisionRequested } from '@/features/desk-decision';
import { $currentRow, ListFrame, ListTable, useDeskPath } from '@/features/desk-list';
import { $now } from '@/shared/lib/clock';
import { usePaged } from '@/shared/ui/paged-list';
import { TabLink, TabNav } from '@/shared/ui/tab-nav';
import { columnsOf, searchTextOf } from '../lib/columns';
import { $search, $tab, csvClicked, rowsSeen, searchChanged } from '../model';
import { messages } from './messages';
import { QueueFigures } from './queue-figures';
import { RequestPanel } from './request-panel';

const MINUTE = 60_000;
const keyOf = ({ id }: DeskRequest) => id;

function RequestTable({ kind, items }: { kind: DeskKind; items: readonly DeskRequest[] }) {
  const { now, member, desk, search, tab, onRows, onAsk } = useUnit({
    ...{ now: $now, member: $member, desk: $desk, search: $search, tab: $tab },
    ...{ onRows: rowsSeen, onAsk: decisionRequested },
  });
  // Waiting is counted in minutes: rows are drawn again with each of them, not with each second.
  const minute = now - (now % MINUTE);
  const staffId = member?.id ?? '';
  const staff = desk?.staff;
  const columns = useMemo(() => {
    const names = new Map((staff ?? []).map(({ id, nickname }) => [id, nickname]));
    return columnsOf({ kind, now: minute, staffId, names });
  }, [kind, minute, staffId, staff]);
  const isLocked = (request: DeskRequest) => {
    const holder = holderOf(request, minute);
    return holder !== null && holder !== staffId;
  };
  const none =
    tab === 'waiting'
      ? { title: messages.empty, text: messages.emptyText }
      : { title: messages.emptyTab };
  return (
    <ListTable
      label={messages.list(deskWords.queues[kind])}
      items={items}
      columns={columns}
      rowKey={keyOf}
      search={search}
      searchText={searchTextOf}
      onRows={onRows}
      onEnter={() => onAsk('take')}
      isQuiet={isLocked}
      none={none}
    />
  );
}

function QueueTabs({ kind }: QueueViewProps) {
  const tab = useUnit($tab);
  const to = useDeskPath();
  return (
    <TabNav label={messages.tabs}>
      {deskTabs.map((one) => (
        <TabLink key={one}>
          <Link
            to={to}
            params={{ section: queueSection(kind), tab: one }}
            aria-current={one === tab ? 'page' : undefined}
          >
            {deskWords.tabs[one]}
          </Link>
        </TabLink>
      ))}
    </TabNav>
  );
}

export interface QueueViewProps {
  kind: DeskKind;
}

/** One queue: its figures, its requests as a table, and the one that is worked on beside it. */
export function QueueView({ kind }: QueueViewProps) {
  const list = usePaged(requests);
  const page = useUnit({
    ...{ tab: $tab, search: $search, current: $currentRow },
    ...{ onSearch: searchChanged, onCsv: csvClicked },
  });
  return (
    <ListFrame
      title={deskWords.queues[kind]}
      note={messages.orders[page.tab]}
      figures={<QueueFigures kind={kind} />}
      filters={<QueueTabs kind={kind} />}
      search={{ label: messages.search, value: page.search, onChange: page.onSearch }}
      onCsv={page.onCsv}
      list={list}
      failed={messages.failed}
      keys={messages.keyLines}
      panel={page.current !== null && <RequestPanel />}
    >
      {(items) => <RequestTable kind={kind} items={items} />}
    </ListFrame>
  );
}
