import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { SETTLEMENT_LABEL, slipLabelText } from '#rules/leg-result.ts';
import type { Bet } from '@/entities/bet';
import { $isLoggedIn } from '@/entities/member';
import { $drawing, pickLabel, roundTitle } from '@/entities/round';
import { loadTexts } from '@/shared/copy';
import { formatAmount } from '@/shared/lib/format';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { $recentBets, roundBets } from '../model';
import { messages } from './messages';
import * as styles from './round-slip.css';

/** What a bet has brought, with its sign. */
function gainOf({ stake, payout, currency }: Bet) {
  const gain = (payout ?? 0) - stake;
  const text = formatAmount(Math.abs(gain), currency);
  if (gain > 0) return { text: `+${text}`, tone: 'won' as const };
  return gain < 0 ? { text: `−${text}`, tone: 'lost' as const } : { text, tone: 'plain' as const };
}

function RoundBet({ bet, drawing }: { bet: Bet; drawing: string | null }) {
  const [leg] = bet.legs;
  if (leg?.kind !== 'round_selection') return null;
  const { gameId, round, market, selection, card } = leg;
  // The result is not shown here before the stage has shown it.
  const isDrawing = drawing === leg.roundId;
  const isOpen = isDrawing || bet.label === SETTLEMENT_LABEL.inProgress;
  const word = slipLabelText(bet.label);
  const { text, tone } = isOpen
    ? { text: isDrawing ? messages.drawing : word, tone: 'plain' as const }
    : gainOf(bet);
  return (
    <li className={styles.bet}>
      <span className={styles.betName}>
        {messages.inRound(roundTitle(gameId, round), pickLabel(gameId, market, selection, card))}
      </span>
      <span className={styles.hint}>
        {messages.stakeAt(formatAmount(bet.stake, bet.currency), leg.odds, isOpen ? '' : word)}
      </span>
      <b className={styles.betEnd({ tone })}>{text}</b>
    </li>
  );
}

export interface RoundBetsProps {
  /** Framed, in a page of its own rather than in the slip. */
  isCard?: boolean;
}

/** The member's last bets on the game that is shown; nothing for a guest. */
export function RoundBets({ isCard = false }: RoundBetsProps) {
  const { isLoggedIn, bets, failure, isPending, drawing, onRetry } = useUnit({
    isLoggedIn: $isLoggedIn,
    bets: $recentBets,
    failure: roundBets.$failure,
    isPending: roundBets.$isPending,
    drawing: $drawing,
    onRetry: roundBets.refresh,
  });
  if (!isLoggedIn) return null;
  return (
    <section className={styles.bets({ isCard })} aria-label={messages.bets}>
      <h3 className={styles.betsHead}>
        {messages.bets}
        <Link to="/bet_result">{messages.history}</Link>
      </h3>
      <QueryView
        data={bets}
        failure={failure}
        isPending={isPending}
        texts={{ ...loadTexts, failed: messages.betsFailed }}
        skeleton={<Skeleton height={52} />}
        empty={<p className={styles.hint}>{messages.betsEmpty}</p>}
        onRetry={onRetry}
      >
        {(list) => (
          <ul>
            {list.map((bet) => (
              <RoundBet key={bet.id} bet={bet} drawing={drawing?.roundId ?? null} />
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}
