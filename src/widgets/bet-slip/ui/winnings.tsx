import { useUnit } from 'effector-react';
import {
  $bill,
  $currency,
  $isByWinnings,
  $isLeastStake,
  $stake,
  $totals,
  SlipFigure,
  winningsToggled,
} from '@/entities/slip';
import { slipMoney } from '../lib/slip-money';
import { messages } from './messages';
import * as styles from './slip-footer.css';

/** The least stake that brings what is wanted, where the member says that in place of the stake. */
function NeededStake() {
  const { isByWinnings, isLeast, stake, currency, bill } = useUnit({
    isByWinnings: $isByWinnings,
    isLeast: $isLeastStake,
    stake: $stake,
    currency: $currency,
    bill: $bill,
  });
  if (!isByWinnings) return null;
  return (
    <SlipFigure label={messages.stake[bill.kind]} value={slipMoney(stake ?? 0, currency)}>
      {isLeast && <span className={styles.extra}>{messages.leastStake}</span>}
    </SlipFigure>
  );
}

/** What the bet may bring, and the stake where that is what the member has said. */
export function Winnings() {
  const { currency, totals, bill, isByWinnings, onToggle } = useUnit({
    currency: $currency,
    totals: $totals,
    bill: $bill,
    isByWinnings: $isByWinnings,
    onToggle: winningsToggled,
  });
  const { kind, lines, cost, least } = bill;
  const isOne = kind === 'multiple';
  return (
    <>
      <NeededStake />
      {!isOne && (
        <SlipFigure label={messages.total[kind](lines)} value={slipMoney(cost, currency)} />
      )}
      <SlipFigure
        label={isOne ? messages.expected : messages.expectedMost}
        value={slipMoney(totals.payout, currency)}
        isPayout
      >
        <button
          type="button"
          className={styles.toggle}
          aria-pressed={isByWinnings}
          onClick={() => onToggle()}
        >
          {messages.byWinnings}
        </button>
        {!isOne && totals.payout > 0 && (
          <span className={styles.least}>{messages.expectedLeast(slipMoney(least, currency))}</span>
        )}
      </SlipFigure>
    </>
  );
}
