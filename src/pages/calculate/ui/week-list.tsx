import { formatMoney } from '@/shared/lib/format';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import type { RequestedSettlement, SettlementPeriod, SettlementTerms } from '../api';
import * as styles from './calculate-page.css';
import { messages } from './messages';

export interface WeekListProps {
  terms: SettlementTerms;
  /** The week that is being sent. */
  sent: Pick<RequestedSettlement, 'from'> | null;
  onRequest: (period: SettlementPeriod) => void;
}

/** The weeks that are over, with what each pays and how far its request has come. */
export function WeekList({ terms: { kind, currency, periods }, sent, onRequest }: WeekListProps) {
  return (
    <Card padding="0" clip>
      <ul aria-label={messages.weeks}>
        {periods.map((period) => {
          const { from, basis, amount, state } = period;
          const isTaken = state === 'requested' || state === 'approved';
          return (
            <li key={from} className={styles.row}>
              <span className={styles.what}>
                <b>{messages.week(period)}</b>
                <span className={styles.note}>{messages.basis(kind, basis, currency)}</span>
              </span>
              <span className={styles.amount} data-none={amount === 0}>
                {formatMoney(amount, currency)}
              </span>
              <span className={styles.end}>
                {isTaken && (
                  <Badge tone={state === 'approved' ? 'brand' : 'warn'}>
                    {messages.states[state]}
                  </Badge>
                )}
                {!isTaken && amount === 0 && <Badge>{messages.nothing}</Badge>}
                {!isTaken && amount > 0 && (
                  <Button
                    size="sm"
                    loading={sent?.from === from}
                    disabled={sent !== null && sent.from !== from}
                    aria-label={messages.requestOf(period, state === 'rejected')}
                    onClick={() => onRequest(period)}
                  >
                    {state === 'rejected' ? messages.again : messages.request}
                  </Button>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
