import { useUnit } from 'effector-react';
import {
  $desk,
  type DeskKind,
  type DeskQueue,
  type DeskTab,
  deskTabs,
  deskWords,
  queueSection,
  requests,
} from '@/entities/desk-request';
import { $currentRow, DeskLink, ListFrame, ListTools } from '@/features/desk-list';
import { usePaged } from '@/shared/ui/paged-list';
import { TabLink, TabNav } from '@/shared/ui/tab-nav';
import { $checkedRows } from '../checks';
import { columnNamesOf } from '../lib/columns';
import { $search, $tab, csvClicked, searchChanged } from '../model';
import { CheckedFoot } from './checked-foot';
import { messages } from './messages';
import { QueueFigures } from './queue-figures';
import { QueueFilters } from './queue-filters';
import * as styles from './queue-view.css';
import { RequestPanel } from './request-panel';
import { RequestTable } from './request-table';

/** How many requests a tab has. */
const countOf: Record<DeskTab, (queue: DeskQueue) => number> = {
  waiting: ({ waiting, checking, second }) => waiting + checking + second,
  done: ({ done }) => done,
  refused: ({ refused }) => refused,
  closed: ({ closed }) => closed,
};

function QueueTabs({ kind }: QueueViewProps) {
  const [tab, desk] = useUnit([$tab, $desk]);
  const queue = desk?.queues.find((one) => one.kind === kind);
  return (
    <TabNav label={messages.tabs}>
      {deskTabs.map((one) => (
        <TabLink key={one}>
          <DeskLink
            section={queueSection(kind)}
            tab={one}
            aria-current={one === tab ? 'page' : undefined}
          >
            {deskWords.tabs[one]}{' '}
            {queue && <span className={styles.tabCount}>{countOf[one](queue)}</span>}
          </DeskLink>
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
    tab: $tab,
    search: $search,
    current: $currentRow,
    checked: $checkedRows,
    onSearch: searchChanged,
    onCsv: csvClicked,
  });
  return (
    <ListFrame
      title={deskWords.queues[kind]}
      note={messages.orders[page.tab]}
      figures={<QueueFigures kind={kind} />}
      tabs={<QueueTabs kind={kind} />}
      search={{ label: messages.search, value: page.search, onChange: page.onSearch }}
      conditions={<QueueFilters kind={kind} items={list.items ?? []} />}
      actions={<ListTools look={kind} columns={columnNamesOf(kind)} />}
      onCsv={page.onCsv}
      list={list}
      failed={messages.failed}
      keys={messages.keyLines}
      foot={page.checked.length > 0 && <CheckedFoot />}
      panel={page.current !== null && <RequestPanel />}
    >
      {(items) => <RequestTable kind={kind} items={items} />}
    </ListFrame>
  );
}
