import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import type { Bet } from '@/entities/bet';
import { formatAmount, formatOdds } from '@/shared/lib/format';
import { pickText } from '@/shared/lib/market-dictionary';
import { Skeleton } from '@/shared/ui/skeleton';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { progressOf } from '../lib/open-bets';
import { $betsFailure, $openBets, betsRetried } from '../model';
import { LoadFailed } from './load-failed';
import { messages } from './messages';
import { SectionHead } from './section-head';
import * as styles from './side-card.css';

function titleOf({ legs, totalOdds }: Bet): string {
  const [leg] = legs;
  const odds = messages.times(formatOdds(totalOdds));
  if (legs.length > 1 || leg === undefined) return `${messages.folders(legs.length)} · ${odds}`;
  const { title, detail } = pickText(leg);
  return [detail === null ? title : `${title} ${detail}`, odds].join(' · ');
}

interface BetRowProps {
  bet: Bet;
}

function BetRow({ bet }: BetRowProps) {
  const { hits, legs } = progressOf(bet);
  return (
    <li>
      <Link to="/bet_result" className={styles.row}>
        <span className={styles.rowTitle}>{titleOf(bet)}</span>
        <span className={styles.rowText}>
          {bet.status === 'pending' ? messages.pending : messages.hits(hits, legs)}
        </span>
        <span className={styles.payout}>
          <VisuallyHidden>{messages.expected} </VisuallyHidden>
          {formatAmount(bet.potentialPayout, bet.currency)}
        </span>
      </Link>
    </li>
  );
}

function BetsContents() {
  const { bets, failure, onRetry } = useUnit({
    bets: $openBets,
    failure: $betsFailure,
    onRetry: betsRetried,
  });
  if (bets === null) {
    if (failure !== null)
      return <LoadFailed text={messages.betsFailed} failure={failure} onRetry={onRetry} />;
    return (
      <div className={styles.skeletons} aria-busy="true">
        <Skeleton width="80%" />
        <Skeleton width="64%" />
      </div>
    );
  }
  if (bets.length === 0) return <p className={styles.empty}>{messages.betsEmpty}</p>;
  return (
    <ul>
      {bets.map((bet) => (
        <BetRow key={bet.id} bet={bet} />
      ))}
    </ul>
  );
}

/** The member's open bets with what they may bring. */
export function OpenBets() {
  return (
    <section className={styles.root} aria-labelledby="home-bets">
      <SectionHead
        id="home-bets"
        title={messages.bets}
        more={{ to: '/bet_result', text: messages.betHistory }}
      />
      <BetsContents />
    </section>
  );
}
