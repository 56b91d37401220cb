import { listTexts } from '@/shared/copy';
import { IconHistory } from '@/shared/icons';
import { type Paged, PagedList } from '@/shared/ui/paged-list';
import type { MoneyRequest, MoneyRequestKind } from '../lib/request';
import { messages } from './messages';
import { RequestList } from './request-list';

export interface HistoryViewProps extends Paged<MoneyRequest> {
  kind: MoneyRequestKind;
}

/** The member's requests of one kind, page after page. */
export function HistoryView({ kind, ...paged }: HistoryViewProps) {
  return (
    <PagedList
      {...paged}
      texts={{
        ...listTexts,
        title: messages.history(kind),
        failed: messages.historyFailed,
        empty: messages.historyEmpty(kind),
        emptyText: messages.historyEmptyText,
      }}
      emptyIcon={<IconHistory size={28} />}
    >
      {(list) => <RequestList requests={list} />}
    </PagedList>
  );
}
