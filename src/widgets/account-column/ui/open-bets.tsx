import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { type Bet, isCasinoLeg, legTitle } from '@/entities/bet';
import { loadTexts } from '@/shared/copy';
import { formatAmount, formatOdds } from '@/shared/lib/format';
import { QueryView } from '@/shared/ui/query-view';
import { Section } from '@/shared/ui/section';
import { Skeleton } from '@/shared/ui/skeleton';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { $betsFailure, $openBets, betsRetried } from '../model';
import { bets as betsRoom } from './account-column.css';
import { messages } from './messages';
import * as styles from './open-bets.css';

function titleOf({ legs, system, totalOdds }: Bet): string {
  const [leg] = legs;
  const odds = messages.times(formatOdds(totalOdds));
  if (legs.length > 1 || leg === undefined)
    return `${messages.folders(legs.length, system?.sizes)} · ${odds}`;
  return isCasinoLeg(leg) ? legTitle(leg) : [legTitle(leg), odds].join(' · ');
}

/** A hit and a half hit. */
const hit: readonly number[] = [2, 5];

function stateOf(bet: Bet): string {
  if (bet.status === 'pending') return messages.pending;
  if (bet.legs.some(isCasinoLeg)) return messages.roundHeld;
  return messages.hits(
    bet.legs.filter(({ result }) => hit.includes(result)).length,
    bet.legs.length,
  );
}

interface BetRowProps {
  bet: Bet;
}

function BetRow({ bet }: BetRowProps) {
  // A round of a provider's game promises nothing: what is held is its stake.
  const isRound = bet.legs.some(isCasinoLeg);
  return (
    <li>
      <Link to="/bet_result" className={styles.row}>
        <span className={styles.rowTitle}>{titleOf(bet)}</span>
        <span className={styles.rowText}>{stateOf(bet)}</span>
        <span className={styles.payout}>
          <VisuallyHidden>{isRound ? messages.held : messages.expected} </VisuallyHidden>
          {formatAmount(isRound ? bet.stake : bet.potentialPayout, bet.currency)}
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
  return (
    <QueryView
      data={bets}
      failure={failure}
      texts={{ ...loadTexts, failed: messages.betsFailed }}
      skeleton={
        <div className={styles.skeletons}>
          <Skeleton width="80%" />
          <Skeleton width="64%" />
        </div>
      }
      empty={<p className={styles.empty}>{messages.betsEmpty}</p>}
      isTile
      onRetry={onRetry}
    >
      {(list) => (
        <ul>
          {list.map((bet) => (
            <BetRow key={bet.id} bet={bet} />
          ))}
        </ul>
      )}
    </QueryView>
  );
}

/** The member's open bets with what they may bring. */
export function OpenBets() {
  return (
    <Section
      id="home-bets"
      title={messages.bets}
      more={<Link to="/bet_result">{messages.betHistory}</Link>}
      look="card"
    >
      <div className={betsRoom}>
        <BetsContents />
      </div>
    </Section>
  );
}
