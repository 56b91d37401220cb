import { Link } from '@tanstack/react-router';
import { type Bet, decidedText, isOpenBet, legText } from '@/entities/bet';
import { legResultText } from '#rules/leg-result.ts';
import { formatMoney, formatOdds } from '@/shared/lib/format';
import { linkSearch } from '@/shared/routes';
import { legsOn } from '../lib/own-picks';
import { messages } from './messages';
import * as styles from './own-bets.css';

export interface OwnBetsProps {
  /** The member's bets with a leg on the match. */
  bets: readonly Bet[];
  fixtureId: string;
}

const searchOf = ({ id }: Bet) => linkSearch({ bet: id });

function OwnBet({ bet, fixtureId }: { bet: Bet; fixtureId: string }) {
  const { stake, payout, currency, legs } = bet;
  return (
    <li>
      <Link to="/bet_result" search={searchOf(bet)} className={styles.bet}>
        {legsOn(bet, fixtureId).map((leg) => (
          <span key={leg.selectionId} className={styles.leg}>
            <span className={styles.row}>
              <b>
                {legText(leg)} <span className={styles.odds}>{formatOdds(leg.odds)}</span>
              </b>
              <b className={styles.word} data-result={leg.result}>
                {legResultText(leg.result)}
              </b>
            </span>
            <span className={styles.quiet}>{decidedText(leg)}</span>
          </span>
        ))}
        <span className={styles.sum}>
          <span>
            {messages.folders(legs.length)} · {formatMoney(stake, currency)}
          </span>
          <b className={styles.payout} data-paid={(payout ?? 0) > 0 || undefined}>
            {isOpenBet(bet) ? messages.open : formatMoney(payout ?? 0, currency)}
          </b>
        </span>
      </Link>
    </li>
  );
}

/** The member's bets on a match, each with what became of its legs there; a press leads to the bet. */
export function OwnBets({ bets, fixtureId }: OwnBetsProps) {
  return (
    <section className={styles.root} aria-label={messages.ownOnMatch}>
      <h3 className={styles.head}>
        {messages.ownOnMatch}
        <Link to="/bet_result" className={styles.history}>
          {messages.history}
        </Link>
      </h3>
      <ul className={styles.list}>
        {bets.map((bet) => (
          <OwnBet key={bet.id} bet={bet} fixtureId={fixtureId} />
        ))}
      </ul>
    </section>
  );
}
