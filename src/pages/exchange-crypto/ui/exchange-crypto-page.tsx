import { useUnit } from 'effector-react';
import { $member, MemberCard } from '@/entities/member';
import { RequestView } from '@/entities/money-request';
import { TetherForm } from '@/features/withdrawal-request';
import { MoneyFrame } from '@/widgets/money-nav';
import { page } from '../model';
import { messages } from './messages';

/** Asks for a withdrawal in tether; those to the bank are listed with it. */
export function ExchangeCryptoPage() {
  const member = useUnit($member);
  return (
    <MoneyFrame title={messages.title}>
      <RequestView
        page={page}
        failed={messages.failed}
        card={member && <MemberCard member={member} />}
        form={(terms, notice) => <TetherForm terms={terms} notice={notice} />}
      />
    </MoneyFrame>
  );
}
