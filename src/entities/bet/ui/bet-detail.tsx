import type { ReactNode } from 'react';
import { formatDateTime, formatMoney, formatOdds } from '@/shared/lib/format';
import { DataList } from '@/shared/ui/data-list';
import type { Bet } from '../lib/bet';
import { formatGain, outcomeOf } from '../lib/figures';
import { betStateOf } from '../lib/state';
import * as styles from './bet-detail.css';
import { BetTimeline } from './bet-timeline';
import { messages } from './messages';

function figuresOf(bet: Bet) {
  const { kind, amount, gain } = outcomeOf(bet);
  const { currency, bonusFolders, bonusFactor, settledAt } = bet;
  const hasBonus = bonusFolders !== null && bonusFactor > 100;
  const over = bet.status === 'cancelled' ? messages.cancelledAt : messages.settledAt;
  return [
    { term: messages.stake, value: formatMoney(bet.stake, currency) },
    { term: messages.totalOdds, value: formatOdds(bet.totalOdds) },
    ...(hasBonus
      ? [
          {
            term: messages.bonusTerm,
            value: messages.bonusOf(bonusFolders, formatOdds(bonusFactor)),
          },
        ]
      : []),
    { term: messages.outcomeTerms[kind], value: formatMoney(amount, currency) },
    ...(gain === null ? [] : [{ term: messages.gain, value: formatGain(gain, currency) }]),
    { term: messages.placedAt, value: formatDateTime(bet.placedAt) },
    ...(settledAt === null ? [] : [{ term: over, value: formatDateTime(settledAt) }]),
    ...(bet.version > 1
      ? [{ term: messages.resettledTerm, value: messages.resettled(bet.version) }]
      : []),
    { term: messages.betNumber, value: bet.id },
  ];
}

export interface BetDetailProps {
  bet: Bet;
  id?: string;
  /** Under the legs, such as the reason of a refusal. */
  note?: ReactNode;
  /** Buttons at the foot. */
  actions?: ReactNode;
}

/** Everything about one bet: how each leg was decided, its figures, and what can be done with it. */
export function BetDetail({ bet, id, note, actions }: BetDetailProps) {
  const title = messages.summary(bet.legs.length, formatOdds(bet.totalOdds));
  return (
    <section id={id} className={styles.root} aria-label={messages.detailOf(title)}>
      <header className={styles.header}>
        <h2 className={styles.title}>{title}</h2>
        <span className={styles.state}>{messages.states[betStateOf(bet)]}</span>
      </header>
      <div className={styles.part}>
        <BetTimeline legs={bet.legs} />
      </div>
      {note && <div className={styles.part}>{note}</div>}
      <div className={styles.foot}>
        <DataList items={figuresOf(bet)} />
        {actions}
      </div>
    </section>
  );
}
