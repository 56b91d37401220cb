import { useGate, useUnit } from 'effector-react';
import { $pendingBets } from '@/entities/bet';
import { $currency, $legCount, $stake, $totals, slipCleared } from '@/entities/slip';
import { $isUnknown, $result } from '@/features/place-bet';
import { SlipPreferencesButton } from '@/features/slip-preferences';
import { formatOdds } from '@/shared/lib/format';
import { Sheet } from '@/shared/ui/sheet';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { barMoney, shortMoney } from '../lib/short-money';
import { $isBarShown, $isSheetOpen, $wasOpened, BarGate, sheetClosed, sheetOpened } from '../model';
import * as styles from './bet-slip.css';
import { messages } from './messages';
import { SlipContents } from './slip-contents';
import { SlipFooter } from './slip-footer';

function BarEnd() {
  const { count, result, stake, totals, currency, wasOpened, isUnknown, pending } = useUnit({
    count: $legCount,
    result: $result,
    stake: $stake,
    totals: $totals,
    currency: $currency,
    wasOpened: $wasOpened,
    isUnknown: $isUnknown,
    pending: $pendingBets,
  });
  if (isUnknown) return <span className={styles.barEnd}>{messages.barChecking}</span>;
  if (pending.length > 0) return <span className={styles.barEnd}>{messages.barPending}</span>;
  if (count === 0) {
    const decided = result?.kind === 'accepted' ? messages.barAccepted : messages.barRefused;
    return <span className={styles.barEnd}>{result ? decided : messages.barOneTap}</span>;
  }
  if (!stake) {
    const text = wasOpened ? messages.barNoStake : messages.hint;
    return <span className={styles.barEnd}>{text}</span>;
  }
  return (
    <span className={styles.barEnd}>
      <span>{messages.barExpected(shortMoney(stake, currency))}</span>
      <b className={styles.barPayout}>{barMoney(totals.payout, currency)}</b>
    </span>
  );
}

function SlipBar() {
  useGate(BarGate);
  const { count, totals, onOpen } = useUnit({
    count: $legCount,
    totals: $totals,
    onOpen: sheetOpened,
  });
  const odds = formatOdds(totals.totalOdds);
  return (
    <button type="button" className={styles.bar} aria-haspopup="dialog" onClick={() => onOpen()}>
      <span className={styles.barCount}>{count}</span>
      <span className={styles.barTitle}>{messages.title}</span>
      {count > 0 && <span>{messages.times(odds)}</span>}
      <BarEnd />
      <VisuallyHidden>{messages.open}</VisuallyHidden>
    </button>
  );
}

/** The slip behind a sticky bar, on phones and tablets. */
export function SlipSheet() {
  const { isOpen, isShown, count, onClose, onClear } = useUnit({
    isOpen: $isSheetOpen,
    isShown: $isBarShown,
    count: $legCount,
    onClose: sheetClosed,
    onClear: slipCleared,
  });
  const tools = (
    <span className={styles.tools}>
      {count > 0 && (
        <button type="button" className={styles.clear} onClick={() => onClear()}>
          {messages.clear}
        </button>
      )}
      <SlipPreferencesButton />
    </span>
  );
  return (
    <>
      {isShown && <SlipBar />}
      <Sheet
        open={isOpen}
        onClose={onClose}
        side="bottom"
        title={messages.title}
        closeLabel={messages.close}
        headerExtra={tools}
        footer={<SlipFooter />}
      >
        <SlipContents />
      </Sheet>
    </>
  );
}
