import { useUnit } from 'effector-react';
import { $member, MemberCard } from '@/entities/member';
import {
  HistoryView,
  RequestColumns,
  RequestSkeleton,
  TurnoverMeter,
} from '@/entities/money-request';
import {
  OpenWithdrawal,
  TetherForm,
  tetherWithdrawal,
  type TetherWithdrawalTerms,
} from '@/features/withdrawal-request';
import { loadTexts } from '@/shared/copy';
import { Heading } from '@/shared/ui/heading';
import { usePaged } from '@/shared/ui/paged-list';
import { QueryView } from '@/shared/ui/query-view';
import { MoneyFrame } from '@/widgets/money-nav';
import { history } from '../model';
import { messages } from './messages';

const { terms } = tetherWithdrawal;

function History() {
  return <HistoryView kind="withdrawal" {...usePaged(history)} />;
}

function Contents({ data }: { data: TetherWithdrawalTerms }) {
  const member = useUnit($member);
  const { open, turnover, currency } = data;
  return (
    <RequestColumns
      member={
        <>
          {member && <MemberCard member={member} />}
          <TurnoverMeter turnover={turnover} currency={currency} />
        </>
      }
      form={<TetherForm terms={data} />}
      open={
        open && (
          <>
            <Heading level={2}>{messages.open}</Heading>
            <OpenWithdrawal request={open} model={tetherWithdrawal} />
          </>
        )
      }
      history={<History />}
    />
  );
}

/** Asks for a withdrawal in tether; what is under way and what was before are beside and below. */
export function ExchangeCryptoPage() {
  const page = useUnit({
    data: terms.$data,
    failure: terms.$failure,
    isPending: terms.$isPending,
    onRetry: terms.refresh,
  });
  return (
    <MoneyFrame title={messages.title}>
      <QueryView
        {...page}
        texts={{ ...loadTexts, failed: messages.failed }}
        skeleton={<RequestSkeleton />}
      >
        {(data) => <Contents data={data} />}
      </QueryView>
      {page.data === null && page.failure !== null && <History />}
    </MoneyFrame>
  );
}
