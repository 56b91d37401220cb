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
  OpenWithdrawal,
  TetherForm,
  tetherWithdrawal,
  type TetherWithdrawalTerms,
} from '@/features/withdrawal-request';
import { loadTexts } from '@/shared/copy';
import { $device } from '@/shared/lib/device';
import { Heading } from '@/shared/ui/heading';
import { usePaged } from '@/shared/ui/paged-list';
import { QueryView } from '@/shared/ui/query-view';
import { MoneyFrame } from '@/widgets/money-nav';
import { $isPastKnown, history } from '../model';
import { messages } from './messages';

const { terms } = tetherWithdrawal;

function History() {
  return <HistoryView kind="withdrawal" {...usePaged(history)} />;
}

function Contents({ data }: { data: TetherWithdrawalTerms }) {
  const [member, past, device] = useUnit([$member, history.$items, $device]);
  const { open, turnover, currency } = data;
  return (
    <RequestColumns
      latest={<DecidedNotice past={past} otherwise={<LatestRequest open={open} past={past} />} />}
      card={member && <MemberCard member={member} />}
      member={<TurnoverMeter turnover={turnover} currency={currency} />}
      form={
        // Where there is one column, it stands in the place of the last request.
        <TetherForm terms={data} notice={device === 'desktop' && <DecidedNotice past={past} />} />
      }
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
  const { isPastKnown, ...page } = useUnit({
    isPastKnown: $isPastKnown,
    data: terms.$data,
    failure: terms.$failure,
    isPending: terms.$isPending,
    onRetry: terms.refresh,
  });
  return (
    <MoneyFrame title={messages.title}>
      <QueryView
        {...page}
        data={isPastKnown ? page.data : null}
        texts={{ ...loadTexts, failed: messages.failed }}
        skeleton={<RequestSkeleton />}
      >
        {(data) => <Contents data={data} />}
      </QueryView>
      {page.data === null && page.failure !== null && <History />}
    </MoneyFrame>
  );
}
