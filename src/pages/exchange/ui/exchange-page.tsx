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
import {
  BankAccount,
  bankWithdrawal,
  OpenWithdrawal,
  WithdrawalForm,
  type WithdrawalTerms,
} from '@/features/withdrawal-request';
import { loadTexts } from '@/shared/copy';
import { $device } from '@/shared/lib/device';
import { Heading } from '@/shared/ui/heading';
import { usePaged } from '@/shared/ui/paged-list';
import { QueryView } from '@/shared/ui/query-view';
import { MoneyFrame } from '@/widgets/money-nav';
import { $isPastKnown, history } from '../model';
import { messages } from './messages';

const { terms } = bankWithdrawal;

function History() {
  return <HistoryView kind="withdrawal" {...usePaged(history)} />;
}

function Contents({ data }: { data: WithdrawalTerms }) {
  const [member, past, device] = useUnit([$member, history.$items, $device]);
  const { open, turnover, currency } = data;
  return (
    <RequestColumns
      latest={<DecidedNotice past={past} otherwise={<LatestRequest open={open} past={past} />} />}
      card={member && <MemberCard member={member} />}
      member={<TurnoverMeter turnover={turnover} currency={currency} />}
      form={
        <WithdrawalForm
          terms={data}
          model={bankWithdrawal}
          to={<BankAccount bank={data.bank} />}
          // Where there is one column, it stands in the place of the last request.
          notice={device === 'desktop' && <DecidedNotice past={past} />}
        />
      }
      open={
        open && (
          <>
            <Heading level={2}>{messages.open}</Heading>
            <OpenWithdrawal request={open} model={bankWithdrawal} />
          </>
        )
      }
      history={<History />}
    />
  );
}

/** Asks for a withdrawal; what is under way and what was before are beside and below. */
export function ExchangePage() {
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
