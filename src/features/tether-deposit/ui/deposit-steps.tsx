import { useUnit } from 'effector-react';
import { type ReactNode, type Ref, useCallback, useRef } from 'react';
import { tetherWorth } from '#rules/tether.ts';
import { IconCheck } from '@/shared/icons';

import { $now } from '@/shared/lib/clock';
import { $layout } from '@/shared/lib/device';
import { useField } from '@/shared/lib/form';
import { formatMoney } from '@/shared/lib/format';
import { useLostFocus } from '@/shared/lib/lost-focus';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Dialog } from '@/shared/ui/dialog';
import { Stack } from '@/shared/ui/stack';
import type { TetherTerms } from '../api';
import { payableOf } from '../lib/payment';
import {
  $isAnotherOpen,
  $isConfirming,
  anotherClosed,
  anotherWanted,
  confirmed,
  declined,
  deposit,
  registering,
} from '../model/deposit';
import { $chosen } from '../model/payment';
import { AddressPanel } from './address-panel';
import { AmountForm } from './amount-form';
import * as styles from './deposit-steps.css';
import { KeptAmount } from './kept-amount';
import { messages } from './messages';
import { NetworkChoice } from './network-choice';

export interface DepositStepsProps {
  terms: TetherTerms;
}

interface StepProps {
  number: number;
  name: string;
  isDone: boolean;
  children: ReactNode;
  ref?: Ref<HTMLLIElement>;
}

function Step({ number, name, isDone, children, ref }: StepProps) {
  return (
    <li ref={ref} tabIndex={ref ? -1 : undefined} className={styles.step}>
      <span className={styles.head}>
        <span className={styles.mark} data-done={isDone}>
          {isDone ? <IconCheck size={14} /> : number}
        </span>
        {name}
      </span>
      <div className={styles.body}>{children}</div>
    </li>
  );
}

/** Asks for a deposit while another is under way. */
function AnotherDialog({ terms }: DepositStepsProps) {
  const { isOpen, onClose } = useUnit({ isOpen: $isAnotherOpen, onClose: anotherClosed });
  return (
    <Dialog
      open={isOpen}
      onClose={() => onClose()}
      title={messages.another}
      closeLabel={messages.close}
    >
      <AmountForm terms={terms} />
    </Dialog>
  );
}

/** Asks once more, with what the amount comes to at the rate of this moment. */
function ConfirmDeposit({ terms: { rate, currency } }: DepositStepsProps) {
  const cents = useField(deposit.form, 'amount').value ?? 0;
  const { isOpen, isSending, onOk, onCancel } = useUnit({
    isOpen: $isConfirming,
    isSending: registering.$isPending,
    onOk: confirmed,
    onCancel: declined,
  });
  return (
    <AlertDialog
      open={isOpen}
      title={messages.confirmTitle}
      message={messages.confirm({
        amount: messages.usdt(cents),
        worth: formatMoney(tetherWorth(cents, rate), currency),
      })}
      okLabel={messages.confirmOk}
      onOk={() => onOk()}
      cancelLabel={messages.confirmCancel}
      onCancel={() => onCancel()}
      busy={isSending}
    />
  );
}

/**
 * A deposit step by step: the network, the amount, and the address that the coins are sent to. In the layout of phones the amount
 * comes first: there is one network, and what is typed has to be visible.
 */
export function DepositSteps({ terms }: DepositStepsProps) {
  const { now, chosen, layout, onAnother } = useUnit({
    now: $now,
    chosen: $chosen,
    layout: $layout,
    onAnother: anotherWanted,
  });
  const payment = payableOf(terms.open, { now, chosen });
  const hasPayment = payment !== null;
  const address = useRef<HTMLLIElement>(null);
  // The button that asked for the address is gone: on to what it brought.
  useLostFocus(
    hasPayment,
    useCallback((isThere: boolean) => isThere && address.current?.focus(), []),
  );
  const isMobile = layout === 'mobile';
  const network = (
    <Step key="network" number={isMobile ? 2 : 1} name={messages.network} isDone>
      <NetworkChoice />
    </Step>
  );
  const amount = (
    <Step key="amount" number={isMobile ? 1 : 2} name={messages.amount} isDone={hasPayment}>
      {hasPayment ? <KeptAmount payment={payment} /> : <AmountForm terms={terms} />}
    </Step>
  );
  return (
    <Stack gap="3">
      <Card padding="0">
        <ol className={styles.root}>
          {isMobile ? [amount, network] : [network, amount]}
          <Step ref={address} number={3} name={messages.address} isDone={false}>
            {hasPayment ? (
              <AddressPanel payment={payment} />
            ) : (
              <p className={styles.later}>{messages.addressLater}</p>
            )}
          </Step>
        </ol>
      </Card>
      {hasPayment && (
        <Button variant="secondary" fullWidth onClick={() => onAnother()}>
          {messages.another}
        </Button>
      )}
      <AnotherDialog terms={terms} />
      <ConfirmDeposit terms={terms} />
    </Stack>
  );
}
