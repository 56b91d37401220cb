import { useUnit } from 'effector-react';
import { type ReactNode, type Ref, useCallback, useRef } from 'react';
import { IconCheck } from '@/shared/icons';
import { $now } from '@/shared/lib/clock';
import { $layout } from '@/shared/lib/device';
import { useLostFocus } from '@/shared/lib/lost-focus';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Stack } from '@/shared/ui/stack';
import type { TetherTerms } from '../api';
import { payableOf } from '../lib/payment';
import { $chosen, anotherWanted } from '../model';
import { AddressPanel } from './address-panel';
import { AmountForm } from './amount-form';
import { AnotherDialog } from './another-dialog';
import { ConfirmDeposit } from './confirm-deposit';
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

/**
 * A deposit step by step: the network, the amount, and the address that the coins are sent to. In the layout of phones the amount
 * comes first: there is one network, and what is typed has to be in sight.
 */
export function DepositSteps({ terms }: DepositStepsProps) {
  const { now, chosen, layout, onAnother } = useUnit({
    now: $now,
    chosen: $chosen,
    layout: $layout,
    onAnother: anotherWanted,
  });
  const payment = payableOf(terms.open, { now, chosen });
  const isAsked = payment !== null;
  const address = useRef<HTMLLIElement>(null);
  // The button that asked for the address is gone: on to what it brought.
  useLostFocus(
    isAsked,
    useCallback((isThere: boolean) => isThere && address.current?.focus(), []),
  );
  const isMobile = layout === 'mobile';
  const network = (
    <Step key="network" number={isMobile ? 2 : 1} name={messages.network} isDone>
      <NetworkChoice />
    </Step>
  );
  const amount = (
    <Step key="amount" number={isMobile ? 1 : 2} name={messages.amount} isDone={isAsked}>
      {isAsked ? <KeptAmount payment={payment} /> : <AmountForm terms={terms} />}
    </Step>
  );
  return (
    <Stack gap="3">
      <Card padding="0">
        <ol className={styles.root}>
          {isMobile ? [amount, network] : [network, amount]}
          <Step ref={address} number={3} name={messages.address} isDone={false}>
            {isAsked ? (
              <AddressPanel payment={payment} />
            ) : (
              <p className={styles.later}>{messages.addressLater}</p>
            )}
          </Step>
        </ol>
      </Card>
      {isAsked && (
        <Button variant="secondary" fullWidth onClick={() => onAnother()}>
          {messages.another}
        </Button>
      )}
      <AnotherDialog terms={terms} />
      <ConfirmDeposit terms={terms} />
    </Stack>
  );
}
