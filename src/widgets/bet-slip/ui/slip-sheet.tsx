import { useGate, useUnit } from 'effector-react';
import { $pendingBets } from '@/entities/bet';
import { $bill, $currency, $legCount, $mode, $slip, $totals, slipCleared } from '@/entities/slip';
import { $isUnknown, $result } from '@/features/place-bet';
import { SlipPreferencesButton } from '@/features/slip-preferences';
import { formatOdds, formatSystem } from '@/shared/lib/format';
import { Sheet } from '@/shared/ui/sheet';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { barMoney, shortMoney } from '../lib/short-money';
import { $isBarShown, $isSheetOpen, $wasOpened, BarGate, sheetClosed, sheetOpened } from '../model';
import * as styles from './bet-slip.css';
import { messages } from './messages';
import { SlipContents } from './slip-contents';
import { SlipFooter } from './slip-footer';

function BarEnd() {
  const { count, result, bill, totals, currency, wasOpened, isUnknown, pending } = useUnit({
    count: $legCount,
    result: $result,
    bill: $bill,
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
  if (bill.cost === 0) {
    const text = wasOpened ? messages.barNoStake : messages.hint;
    return <span className={styles.barEnd}>{text}</span>;
  }
  return (
    <span className={styles.barEnd}>
      <span>{messages.barExpected(shortMoney(bill.cost, currency))}</span>
      <b className={styles.barPayout}>{barMoney(totals.payout, currency)}</b>
    </span>
  );
}

function SlipBar() {
  useGate(BarGate);
  const { count, mode, slip, bill, totals, onOpen } = useUnit({
    mode: $mode,
    slip: $slip,
    bill: $bill,
    count: $legCount,
    totals: $totals,
    onOpen: sheetOpened,
  });
  const what = {
    singles: messages.singles(count),
    multiple: messages.times(formatOdds(totals.totalOdds)),
    system: formatSystem(slip.sizes ?? [], count),
  }[bill.kind];
  return (
    <button type="button" className={styles.bar} aria-haspopup="dialog" onClick={() => onOpen()}>
      <span className={styles.barCount}>{count}</span>
      <span className={styles.barTitle}>{messages.titles[mode]}</span>
      {count > 0 && <span>{what}</span>}
      <BarEnd />
      <VisuallyHidden>{messages.open}</VisuallyHidden>
    </button>
  );
}

/** The slip behind a sticky bar, on phones and tablets. */
export function SlipSheet() {
  const { isOpen, isShown, mode, count, onClose, onClear } = useUnit({
    mode: $mode,
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
        title={messages.titles[mode]}
        closeLabel={messages.close}
        headerExtra={tools}
        footer={<SlipFooter />}
      >
        <SlipContents />
      </Sheet>
    </>
  );
}
