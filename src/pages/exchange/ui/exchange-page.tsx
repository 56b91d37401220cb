import { useUnit } from 'effector-react';
import { $member, MemberCard } from '@/entities/member';
import { RequestView } from '@/entities/money-request';
import { BankForm } from '@/features/withdrawal-request';
import { MoneyFrame } from '@/widgets/money-nav';
import { page } from '../model';
import { messages } from './messages';

/** Asks for a withdrawal; what is under way and what was before are beside and below. */
export function ExchangePage() {
  const member = useUnit($member);
  return (
    <MoneyFrame title={messages.title}>
      <RequestView
        page={page}
        failed={messages.failed}
        card={member && <MemberCard member={member} />}
        form={(terms, notice) => <BankForm terms={terms} notice={notice} />}
      />
    </MoneyFrame>
  );
}
