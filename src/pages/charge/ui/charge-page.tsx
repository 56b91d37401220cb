import { useUnit } from 'effector-react';
import { $member, MemberCard } from '@/entities/member';
import {
  DecidedNotice,
  HistoryView,
  LatestRequest,
  RequestColumns,
  RequestSkeleton,
  TurnoverMeter,
} from '@/entities/money-request';
import { DepositForm, type DepositTerms, OpenDeposit, terms } from '@/features/deposit-request';
import { loadTexts } from '@/shared/copy';
import { $device } from '@/shared/lib/device';
import { Heading } from '@/shared/ui/heading';
import { usePaged } from '@/shared/ui/paged-list';
import { QueryView } from '@/shared/ui/query-view';
import { MoneyFrame } from '@/widgets/money-nav';
import { $isPastKnown, history } from '../model';
import { messages } from './messages';

function History() {
  return <HistoryView kind="deposit" {...usePaged(history)} />;
}

function Contents({ data }: { data: DepositTerms }) {
  const [member, past, device] = useUnit([$member, history.$items, $device]);
  const { open, turnover, currency } = data;
  return (
    <RequestColumns
      latest={<DecidedNotice past={past} otherwise={<LatestRequest open={open} past={past} />} />}
      card={member && <MemberCard member={member} />}
      member={<TurnoverMeter turnover={turnover} currency={currency} />}
      form={
        // Where there is one column, it stands in the place of the last request.
        <DepositForm terms={data} notice={device === 'desktop' && <DecidedNotice past={past} />} />
      }
      open={
        open && (
          <>
            <Heading level={2}>{messages.open}</Heading>
            <OpenDeposit request={open} />
          </>
        )
      }
      history={<History />}
    />
  );
}

/** Asks for a deposit; what is under way and what was before are beside and below. */
export function ChargePage() {
  const page = useUnit({
    terms: terms.$data,
    failure: terms.$failure,
    isPending: terms.$isPending,
    isPastKnown: $isPastKnown,
    onRetry: terms.refresh,
  });
  return (
    <MoneyFrame title={messages.title}>
      <QueryView
        data={page.isPastKnown ? page.terms : null}
        failure={page.failure}
        isPending={page.isPending}
        texts={{ ...loadTexts, failed: messages.failed }}
        skeleton={<RequestSkeleton />}
        onRetry={page.onRetry}
      >
        {(data) => <Contents data={data} />}
      </QueryView>
      {page.terms === null && page.failure !== null && <History />}
    </MoneyFrame>
  );
}
