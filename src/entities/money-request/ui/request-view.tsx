import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { listTexts, loadTexts } from '@/shared/copy';
import { IconHistory } from '@/shared/icons';
import { $device } from '@/shared/lib/device';
import { Heading } from '@/shared/ui/heading';
import { PagedList, usePaged } from '@/shared/ui/paged-list';
import { QueryView } from '@/shared/ui/query-view';
import type { RequestTerms } from '../lib/request-form';
import type { RequestPage } from '../lib/request-page';
import { DecidedNotice } from './decided-notice';
import { LatestRequest } from './latest-line';
import { messages } from './messages';
import { RequestCard } from './request-card';
import { RequestColumns, RequestSkeleton } from './request-columns';
import { RequestList } from './request-list';
import { TurnoverMeter } from './turnover-meter';

export interface RequestViewProps<Terms extends RequestTerms> {
  /** Made by `createRequestPage`. */
  page: RequestPage<Terms>;
  failed: string;
  /** Who asks. */
  card: ReactNode;
  /** Draws the form, with what it says first. */
  form: (terms: Terms, notice: ReactNode) => ReactNode;
}

function History<Terms>({ page: { kind, history } }: { page: RequestPage<Terms> }) {
  return (
    <PagedList
      {...usePaged(history)}
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

function Contents<Terms extends RequestTerms>({
  page,
  terms,
  card,
  form,
}: Omit<RequestViewProps<Terms>, 'failed'> & { terms: Terms }) {
  const [past, device] = useUnit([page.history.$items, $device]);
  const { open, turnover, currency } = terms;
  return (
    <RequestColumns
      latest={<DecidedNotice past={past} otherwise={<LatestRequest open={open} past={past} />} />}
      card={card}
      member={<TurnoverMeter turnover={turnover} currency={currency} />}
      // Where there is one column, the notice is in the place of the last request.
      form={form(terms, device === 'desktop' && <DecidedNotice past={past} />)}
      open={
        open && (
          <>
            <Heading level={2}>{messages.open}</Heading>
            <RequestCard request={open} cancelling={page.cancelling} />
          </>
        )
      }
      history={<History page={page} />}
    />
  );
}

/** A page that asks for a deposit or withdrawal; what is under way and what was before are beside and below. */
export function RequestView<Terms extends RequestTerms>({
  failed,
  ...rest
}: RequestViewProps<Terms>) {
  const { page } = rest;
  const { isPastKnown, ...query } = useUnit({
    isPastKnown: page.$isPastKnown,
    data: page.terms.$data,
    failure: page.terms.$failure,
    isPending: page.terms.$isPending,
    onRetry: page.terms.refresh,
  });
  return (
    <>
      <QueryView
        {...query}
        data={isPastKnown ? query.data : null}
        texts={{ ...loadTexts, failed }}
        skeleton={<RequestSkeleton />}
      >
        {(terms) => <Contents {...rest} terms={terms} />}
      </QueryView>
      {query.data === null && query.failure !== null && <History page={page} />}
    </>
  );
}
