import { useUnit } from 'effector-react';
import { useId, useState } from 'react';
import { type Bet, isFixtureLeg, legKey, legTitle, legWithMatch } from '@/entities/bet';
import { CashOutPanel } from '@/features/cash-out';
import { IconChevronDown } from '@/shared/icons';
import { formatFolders, formatMoney, formatOdds } from '@/shared/lib/format';
import { $cashOutBet, $isCompact, $matchBets, MatchGate, matchBetToggled } from '../model';
import * as styles from './match-bets.css';
import { messages } from './messages';

function MatchBet({ bet }: { bet: Bet }) {
  const [shown, { fixtureId }, onToggle] = useUnit([$cashOutBet, MatchGate.state, matchBetToggled]);
  const panelId = useId();
  const isShown = shown?.id === bet.id;
  const title = messages.betSummary(
    formatFolders(bet.legs.length, bet.system?.sizes),
    formatOdds(bet.totalOdds),
  );
  return (
    <li className={styles.bet}>
      <p className={styles.title}>
        {title}
        <span className={styles.payout}>{formatMoney(bet.potentialPayout, bet.currency)}</span>
      </p>
      <ul className={styles.legs}>
        {bet.legs.map((leg) => (
          <li key={legKey(leg)}>
            {isFixtureLeg(leg) && leg.fixtureId === fixtureId ? legTitle(leg) : legWithMatch(leg)}
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={styles.cashOut}
        aria-label={messages.cashOutOf(title)}
        aria-expanded={isShown}
        aria-controls={isShown ? panelId : undefined}
        onClick={() => onToggle(bet.id)}
      >
        {messages.cashOut}
      </button>
      {isShown && (
        <div id={panelId}>
          <CashOutPanel bet={bet} />
        </div>
      )}
    </li>
  );
}

/** The member's running bets on the match that is shown, each with its cash-out; folded where the slip is a sheet. */
export function MatchBets() {
  const [bets, isCompact] = useUnit([$matchBets, $isCompact]);
  const [isOpen, setIsOpen] = useState(!isCompact);
  const listId = useId();
  if (bets.length === 0) return null;
  return (
    <section className={styles.root} aria-label={messages.matchBets}>
      <button
        type="button"
        className={styles.head}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {messages.matchBetCount(bets.length)}
        <IconChevronDown size={16} className={styles.chevron} />
      </button>
      {isOpen && (
        <ul id={listId} className={styles.list}>
          {bets.map((bet) => (
            <MatchBet key={bet.id} bet={bet} />
          ))}
        </ul>
      )}
    </section>
  );
}
