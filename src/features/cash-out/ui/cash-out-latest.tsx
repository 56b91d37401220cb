import { useUnit } from 'effector-react';
import type { Bet } from '@/entities/bet';
import { $now } from '@/shared/lib/clock';
import { formatMoney } from '@/shared/lib/format';
import { Banner } from '@/shared/ui/banner';
import { Countdown } from '@/shared/ui/countdown';
import * as styles from './cash-out-panel.css';
import { messages } from './messages';

/** How long the reason of a refusal stays. */
const reasonShownMs = 60_000;

export interface CashOutLatestProps {
  bet: Pick<Bet, 'cashOut' | 'currency'>;
}

/** The last cash-out of the bet, while it waits or has just been refused. */
export function CashOutLatest({ bet }: CashOutLatestProps) {
  const now = useUnit($now);
  const latest = bet.cashOut?.latest;
  if (latest?.status === 'pending') {
    return (
      <p className={styles.waiting} role="status">
        <span>{messages.pending(formatMoney(latest.asked, bet.currency))}</span>
        <Countdown
          seconds={Math.max(0, ((latest.pendingUntil ?? now) - now) / 1000)}
          label={messages.pendingLeft}
          urgentBelow={0}
        />
      </p>
    );
  }
  if (!latest?.reason || now - (latest.decidedAt ?? 0) > reasonShownMs) return null;
  return <Banner tone="warn">{messages.reasons[latest.reason]}</Banner>;
}
