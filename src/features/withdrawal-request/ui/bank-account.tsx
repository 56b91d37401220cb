import type { WithdrawalTerms } from '../api';
import { messages } from './messages';

export interface BankAccountProps {
  /** Null where the member has none. */
  bank: WithdrawalTerms['bank'];
}

/** The account that a withdrawal goes to; nothing for none. */
export function BankAccount({ bank }: BankAccountProps) {
  if (bank === null) return null;
  return (
    <p>
      {messages.bank} <b>{`${bank.bankName} ${bank.accountNumber} ${bank.holder}`}</b>
    </p>
  );
}
