import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { $member } from '@/entities/member';
import { RequestForm } from '@/entities/money-request';
import { useField } from '@/shared/lib/form';
import { formatMoney, formatUsdt, formatUsdtRate } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import type { TetherWithdrawalTerms, WithdrawalTerms } from '../api';
import { arrivalOf } from '../lib/arrival';
import { bankWithdrawal, type CommonTerms, isImpossible, tetherWithdrawal } from '../model';
import { walletOpened } from '../wallet';
import { messages } from './messages';
import { WalletDialog } from './wallet-dialog';
import { WithdrawPassword } from './withdraw-password';
import * as styles from './withdrawal-form.css';

interface WithdrawalFormProps {
  model: Pick<typeof bankWithdrawal, 'kind' | 'form' | 'sending'>;
  terms: CommonTerms;
  /** Where the money goes. */
  to: ReactNode;
  /** What the amount comes to there. */
  arrives?: ReactNode;
  /** There is nowhere to send it to. */
  disabled?: boolean;
  notice: ReactNode;
}

function WithdrawalForm({
  model,
  terms,
  to,
  arrives,
  disabled = false,
  notice,
}: WithdrawalFormProps) {
  const member = useUnit($member);
  const { currency, leftToday } = terms;
  const isBlocked = disabled || isImpossible(terms);
  return (
    <RequestForm model={model} terms={terms} notice={notice} disabled={isBlocked}>
      {arrives}
      <div className={styles.figures}>
        {to}
        {member && <p>{messages.available(formatMoney(member.emoney, currency))}</p>}
        <p>{messages.leftToday(formatMoney(leftToday, currency))}</p>
      </div>
      <WithdrawPassword form={model.form} />
    </RequestForm>
  );
}

/** What the typed amount comes to on the chain, at which rate and less which fee. */
function Arrival({ terms }: { terms: TetherWithdrawalTerms }) {
  const { rate, feeMicro } = terms;
  const amount = useField(tetherWithdrawal.form, 'amount').value ?? 0;
  const arrives = arrivalOf(amount, terms);
  return (
    <div className={styles.arrival}>
      {rate !== null && <span>{messages.rate(formatUsdtRate(rate))}</span>}
      <span>{messages.fee(formatUsdt(feeMicro))}</span>
      <output className={styles.sum}>
        {amount > 0 && arrives === 0 ? messages.belowFee : messages.arrives(formatUsdt(arrives))}
      </output>
    </div>
  );
}

/** The wallet that a withdrawal goes to, with the way to register another. */
function Wallet({ terms: { address, currency, triesLeft } }: { terms: TetherWithdrawalTerms }) {
  const onOpen = useUnit(walletOpened);
  return (
    <div className={styles.wallet}>
      <p className={styles.words}>
        {messages.wallet}{' '}
        {address === null ? messages.walletNone : <b className={styles.address}>{address}</b>}
      </p>
      <Button
        size="sm"
        variant={address === null ? 'primary' : 'secondary'}
        disabled={triesLeft === 0}
        onClick={() => onOpen()}
      >
        {address === null ? messages.walletAdd : messages.walletChange}
      </Button>
      <WalletDialog currency={currency} />
    </div>
  );
}

export interface BankFormProps {
  terms: WithdrawalTerms;
  /** What is said first. */
  notice?: ReactNode;
}

/** Asks for a withdrawal to the member's bank account. */
export function BankForm({ terms, notice }: BankFormProps) {
  const { bank } = terms;
  return (
    <WithdrawalForm
      model={bankWithdrawal}
      terms={terms}
      to={
        bank && (
          <p>
            {messages.bank} <b>{`${bank.bankName} ${bank.accountNumber} ${bank.holder}`}</b>
          </p>
        )
      }
      notice={notice}
    />
  );
}

export interface TetherFormProps {
  terms: TetherWithdrawalTerms;
  /** What is said first. */
  notice?: ReactNode;
}

/** Asks for a withdrawal in tether; without a wallet there is nowhere to send it to. */
export function TetherForm({ terms, notice }: TetherFormProps) {
  return (
    <WithdrawalForm
      model={tetherWithdrawal}
      terms={terms}
      to={<Wallet terms={terms} />}
      arrives={<Arrival terms={terms} />}
      disabled={terms.address === null}
      notice={notice}
    />
  );
}
