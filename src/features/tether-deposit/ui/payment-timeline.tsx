import { formatTime } from '@/shared/lib/format';
import { SegmentBar } from '@/shared/ui/progress-bar';
import { secondsLeft, stageOf, type Stage, type TetherPayment } from '../lib/payment';
import { messages } from './messages';
import * as styles from './payment-timeline.css';

export interface PaymentTimelineProps {
  payment: TetherPayment;
}

interface Step {
  key: string;
  label: string;
  /** What is known of it, below its name. */
  note?: string | undefined;
  /** At its end: when, or how long yet. */
  aside?: string | undefined;
  state: 'done' | 'current' | 'next';
}

const reached: Record<Stage, number> = { address: 0, blocks: 2, choice: 3, staff: 3, ended: 4 };

function stateAt(index: number, payment: TetherPayment): Step['state'] {
  const at = reached[stageOf(payment)];
  if (index < at || payment.state === 'credited') return 'done';
  return index === at ? 'current' : 'next';
}

function isRefusal(state: TetherPayment['state']): boolean {
  return state === 'expired' || state === 'rejected';
}

function stepsOf(payment: TetherPayment): Step[] {
  const { amountMicro, rateExpiresAt, createdAt, seenAt, txId, state, reason } = payment;
  const steps: Omit<Step, 'state'>[] = [
    {
      key: 'issued',
      label: messages.issued,
      note: messages.until(messages.micro(amountMicro), rateExpiresAt),
      aside: formatTime(createdAt),
    },
    {
      key: 'seen',
      label: messages.seen,
      note: txId === null ? undefined : messages.txId(txId),
      aside: seenAt === null ? undefined : formatTime(seenAt),
    },
    {
      key: 'blocks',
      label: `${messages.blocks} ${messages.blocksOf(payment)}`,
      aside: state === 'confirming' ? messages.blocksLeft(secondsLeft(payment)) : undefined,
    },
  ];
  const isStaffs = state === 'late' || state === 'reviewing' || state === 'awaiting_second';
  if (isStaffs)
    steps.push({ key: 'staff', label: messages.staff, note: messages.staffNote[state] });
  else if (state === 'partial') steps.push({ key: 'choice', label: messages.choice });
  const isRefused = isRefusal(state);
  const waits = !isRefused && state !== 'credited';
  steps.push({
    key: 'done',
    label: isRefused ? messages.states[state] : messages.done,
    note: reason === null ? (waits ? messages.doneNote : undefined) : messages.reason(reason),
  });
  // Nothing between the address and the end of one for which nothing came.
  const shown = isRefused ? steps.filter(({ key }) => key === 'issued' || key === 'done') : steps;
  return shown.map((step, index) => ({
    ...step,
    state: isRefused ? 'done' : stateAt(index, payment),
  }));
}

/** How far a tether deposit has come: its address, its coins, their blocks, the credit. */
export function PaymentTimeline({ payment }: PaymentTimelineProps) {
  const { confirmations, neededConfirmations, state } = payment;
  return (
    <ol className={styles.root} aria-label={messages.progress} data-refused={isRefusal(state)}>
      {stepsOf(payment).map(({ key, label, note, aside, state: stepState }) => (
        <li
          key={key}
          className={styles.step}
          data-state={stepState}
          aria-current={stepState === 'current' ? 'step' : undefined}
        >
          <span className={styles.dot} aria-hidden="true" />
          <b>{label}</b>
          {aside !== undefined && <span className={styles.aside}>{aside}</span>}
          {key === 'blocks' && state === 'confirming' && (
            <span className={styles.wide}>
              <SegmentBar
                label={messages.blocksLabel(messages.blocksOf(payment))}
                count={neededConfirmations}
                filled={confirmations}
              />
            </span>
          )}
          {key === 'blocks' && state === 'confirming' && (
            <span className={styles.note}>{messages.blocksNote(neededConfirmations)}</span>
          )}
          {note !== undefined && <span className={styles.note}>{note}</span>}
        </li>
      ))}
    </ol>
  );
}
