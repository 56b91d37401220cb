import { SETTLEMENT_LABEL } from '#rules/leg-result.ts';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { IconChevronDown } from '@/shared/icons';
import { formatDateTime, formatMoney, formatOdds, formatShortDateTime } from '@/shared/lib/format';
import { Badge } from '@/shared/ui/badge';
import { Card } from '@/shared/ui/card';
import { DataList } from '@/shared/ui/data-list';
import { type Bet, legKey } from '../lib/bet';
import * as styles from './bet-card.css';
import { BetLegRow } from './bet-leg-row';
import { BetStatusBadge } from './bet-status-badge';
import { messages } from './messages';

function outcomeOf(bet: Bet) {
  const { status, label, currency, payout, potentialPayout } = bet;
  const isOver = status === 'settled' || status === 'cancelled';
  if (!isOver) {
    const isRefused = status === 'refused';
    const term = isRefused ? messages.refund : messages.expected;
    const amount = isRefused ? bet.stake : potentialPayout;
    return {
      term,
      text: formatMoney(amount, currency),
      tone: isRefused ? 'plain' : 'money',
    } as const;
  }
  const text = formatMoney(payout ?? 0, currency);
  if (label === SETTLEMENT_LABEL.won)
    return { term: messages.payout, text, tone: 'money' } as const;
  if (label === SETTLEMENT_LABEL.lost)
    return { term: messages.payout, text, tone: 'quiet' } as const;
  return { term: messages.refund, text, tone: 'plain' } as const;
}

function detailsOf(bet: Bet) {
  return [
    { term: messages.betNumber, value: bet.id },
    { term: messages.placedAt, value: formatDateTime(bet.placedAt) },
    ...(bet.settledAt === null
      ? []
      : [{ term: messages.settledAt, value: formatDateTime(bet.settledAt) }]),
  ];
}

export interface BetCardProps {
  bet: Bet;
  /** The details under the figures are visible. */
  isExpanded?: boolean;
  onToggle?: (betId: string) => void;
  /** Shown above the figures, such as the reason of a refusal or a countdown. */
  note?: ReactNode;
  /** Buttons at the foot. */
  actions?: ReactNode;
}

/** One placed bet: its state, legs with scores, stake, odds and what it brings or brought. */
export function BetCard({ bet, isExpanded = false, onToggle, note, actions }: BetCardProps) {
  const id = useId();
  const outcome = outcomeOf(bet);
  return (
    <Card as="article" padding="4" aria-label={`${messages.folders(bet.legs.length)} ${bet.id}`}>
      <div className={styles.header}>
        <BetStatusBadge bet={bet} />
        <span className={styles.summary}>
          {messages.types[bet.type]} · {messages.folders(bet.legs.length)}
        </span>
        {bet.bonusFolders !== null && bet.bonusFactor > 100 && (
          <Badge tone="brand">
            {messages.bonus(bet.bonusFolders, formatOdds(bet.bonusFactor))}
          </Badge>
        )}
        {bet.version > 1 && <Badge tone="outline">{messages.resettled(bet.version)}</Badge>}
        <time className={styles.when}>{formatShortDateTime(bet.placedAt)}</time>
      </div>
      <ul>
        {bet.legs.map((leg) => (
          <BetLegRow key={legKey(leg)} leg={leg} />
        ))}
      </ul>
      {note}
      <dl className={styles.figures}>
        <div>
          <dt className={styles.term}>{messages.stake}</dt>
          <dd className={styles.figure()}>{formatMoney(bet.stake, bet.currency)}</dd>
        </div>
        <div>
          <dt className={styles.term}>{messages.totalOdds}</dt>
          <dd className={styles.figure()}>{formatOdds(bet.totalOdds)}</dd>
        </div>
        <div>
          <dt className={styles.term}>{outcome.term}</dt>
          <dd className={styles.figure({ tone: outcome.tone })}>{outcome.text}</dd>
        </div>
      </dl>
      {(onToggle || actions) && (
        <div className={styles.footer}>
          {onToggle && (
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={isExpanded}
              aria-controls={isExpanded ? id : undefined}
              onClick={() => onToggle(bet.id)}
            >
              {isExpanded ? messages.hideLegs : messages.showLegs}
              <IconChevronDown size={14} className={styles.toggleIcon} />
            </button>
          )}
          <div className={styles.actions}>{actions}</div>
        </div>
      )}
      {isExpanded && (
        <div id={id} className={styles.details}>
          <DataList items={detailsOf(bet)} />
        </div>
      )}
    </Card>
  );
}
