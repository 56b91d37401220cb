import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import {
  $desk,
  type DeskKind,
  type DeskRequest,
  deskWords,
  handlerOf,
} from '@/entities/desk-request';
import { $isAdmin, $member } from '@/entities/member';
import { decisionRequested } from '@/features/desk-decision';
import { ListTable } from '@/features/desk-list';
import { $now } from '@/shared/lib/clock';
import type { RowChecks } from '@/shared/ui/data-table';
import { $checked, rowsChecked } from '../checks';
import { $filter } from '../filter';
import { checkOf } from '../lib/check-of';
import { columnsOf, searchTextOf } from '../lib/columns';
import { isWithin } from '../lib/queue-filter';
import { $search, $tab, rowsSeen } from '../model';
import { messages } from './messages';

const MINUTE = 60_000;
const keyOf = ({ id }: DeskRequest) => id;

interface Crew {
  staffId: string;
  /** Names of staff by id. */
  names: ReadonlyMap<string, string>;
  /** The minute that everything is counted to, epoch milliseconds. */
  minute: number;
}

/** Who looks and who else works here, and the minute. Rows are drawn again with each of them, not with each second. */
function useCrew(): Crew {
  const [now, member, desk] = useUnit([$now, $member, $desk]);
  const staff = desk?.staff;
  const names = useMemo(
    () => new Map((staff ?? []).map(({ id, nickname }) => [id, nickname])),
    [staff],
  );
  return { staffId: member?.id ?? '', names, minute: now - (now % MINUTE) };
}

/** The boxes of what waits; other tabs have none. */
function useChecks({ staffId, names, minute }: Crew): RowChecks<DeskRequest> | undefined {
  const [tab, isAdmin, ids, onChecked] = useUnit([$tab, $isAdmin, $checked, rowsChecked]);
  return useMemo((): RowChecks<DeskRequest> | undefined => {
    if (tab !== 'waiting') return undefined;
    const asker = { staffId, isAdmin, now: minute };
    const nameOf = (id: string | null) => (id && names.get(id)) || messages.other;
    return {
      checked: new Set(ids),
      onCheck: (keys, isChecked) => onChecked({ keys, isChecked }),
      checkOf: (request) => checkOf(request, asker),
      labelOfAll: messages.checkAll,
      labelOf: (request) =>
        checkOf(request, asker) === 'locked'
          ? messages.lockedBy(nameOf(handlerOf(request, minute)))
          : messages.checkOne(request.nickname),
    };
  }, [tab, isAdmin, ids, onChecked, staffId, names, minute]);
}

export interface RequestTableProps {
  kind: DeskKind;
  items: readonly DeskRequest[];
}

/** The requests of a queue that its conditions let through. */
export function RequestTable({ kind, items }: RequestTableProps) {
  const page = useUnit({
    search: $search,
    tab: $tab,
    filter: $filter,
    onRows: rowsSeen,
    onAsk: decisionRequested,
  });
  const crew = useCrew();
  const checks = useChecks(crew);
  const { staffId, names, minute } = crew;
  const isWaiting = page.tab === 'waiting';
  const columns = useMemo(
    () => columnsOf({ kind, now: minute, staffId, names, isWaiting }),
    [kind, minute, staffId, names, isWaiting],
  );
  const within = useMemo(
    () => items.filter((request) => isWithin(request, page.filter)),
    [items, page.filter],
  );
  const isLocked = (request: DeskRequest) => {
    const handler = handlerOf(request, minute);
    return handler !== null && handler !== staffId;
  };
  const none = isWaiting
    ? { title: messages.empty, text: messages.emptyText }
    : { title: messages.emptyTab };
  return (
    <ListTable
      label={messages.list(deskWords.queues[kind])}
      look={kind}
      items={within}
      columns={columns}
      rowKey={keyOf}
      search={page.search}
      searchText={searchTextOf}
      onRows={page.onRows}
      onEnter={() => page.onAsk('take')}
      isQuiet={isLocked}
      {...(checks && { checks })}
      {...(items.length === 0 && { none })}
    />
  );
}
