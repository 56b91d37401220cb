import { useUnit } from 'effector-react';
import { LatestLine } from '@/entities/money-request';
import { type TetherPayment, toneOf } from '../lib/payment';
import { $listed } from '../model';
import { messages } from './messages';

export interface LatestPaymentProps {
  /** Those under way, the newest first. */
  open: readonly TetherPayment[];
}

/** The tether deposit under way, else the last one; nothing where there never was one. */
export function LatestPayment({ open }: LatestPaymentProps) {
  const listed = useUnit($listed);
  const payment = open[0] ?? listed?.[0];
  if (payment === undefined) return null;
  return (
    <LatestLine
      state={messages.stateOf(payment)}
      tone={toneOf(payment)}
      amount={messages.micro(payment.amountMicro)}
      at={payment.createdAt}
      reason={payment.reason}
      isOpen={open.length > 0}
    />
  );
}
