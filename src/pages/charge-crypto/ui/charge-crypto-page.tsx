import { useUnit } from 'effector-react';
import { $member, MemberCard } from '@/entities/member';
import { RequestColumns, RequestSkeleton } from '@/entities/money-request';
import {
  DepositSteps,
  LatestPayment,
  OpenPayments,
  PaymentHistory,
  tetherDeposit,
  type TetherTerms,
} from '@/features/tether-deposit';
import { loadTexts } from '@/shared/copy';
import { QueryView } from '@/shared/ui/query-view';
import { MoneyFrame } from '@/widgets/money-nav';
import { $isPastKnown } from '../model';
import { messages } from './messages';

const { terms } = tetherDeposit;

function Contents({ data }: { data: TetherTerms }) {
  const member = useUnit($member);
  return (
    <RequestColumns
      latest={<LatestPayment open={data.open} />}
      card={member && <MemberCard member={member} />}
      form={<DepositSteps terms={data} />}
      open={data.open.length > 0 ? <OpenPayments payments={data.open} /> : null}
      history={<PaymentHistory />}
    />
  );
}

/** Asks for a deposit in tether, and follows what is under way. */
export function ChargeCryptoPage() {
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
      {page.data === null && page.failure !== null && <PaymentHistory />}
    </MoneyFrame>
  );
}
