import { useGate, useUnit } from 'effector-react';
import { $pendingBets, type Bet } from '@/entities/bet';
import {
  $bill,
  $currency,
  $legCount,
  $mode,
  $slip,
  $totals,
  shortMoney,
  SlipBarGate,
  slipCleared,
  SlipTools,
} from '@/entities/slip';
import { $isUnknown, $result, delayOf, PendingBets, Reoffers } from '@/features/place-bet';
import { SlipPreferencesButton } from '@/features/slip-preferences';
import { $now } from '@/shared/lib/clock';
import { formatOdds, formatSystem } from '@/shared/lib/format';
import { CountdownRing } from '@/shared/ui/countdown';
import { Sheet } from '@/shared/ui/sheet';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { barMoney } from '../lib/slip-money';
import {
  $isBarShown,
  $isSheetOpen,
  $matchBets,
  $wasOpened,
  sheetClosed,
  sheetOpened,
} from '../model';
import * as styles from './bet-slip.css';
import { messages } from './messages';
import { SlipContents } from './slip-contents';
import { SlipFooter } from './slip-footer';

/** The seconds until the first of the waiting bets is decided. */
function BarPending({ pending }: { pending: readonly Bet[] }) {
  const now = useUnit($now);
  const delays = pending.map((bet) => delayOf(bet, now));
  const [next] = delays.sort((one, other) => one.seconds - other.seconds);
  if (!next) return null;
  return (
    <span className={styles.barPending}>
      {messages.barPending}
      <span aria-hidden="true">
        <CountdownRing size="sm" {...next} label="" urgentBelow={0} />
      </span>
      <VisuallyHidden>{messages.barPendingLeft(Math.ceil(next.seconds))}</VisuallyHidden>
    </span>
  );
}

function BarEnd() {
  const { count, result, bets, bill, totals, currency, wasOpened, isUnknown, pending } = useUnit({
    count: $legCount,
    result: $result,
    bill: $bill,
    totals: $totals,
    currency: $currency,
    wasOpened: $wasOpened,
    isUnknown: $isUnknown,
    pending: $pendingBets,
    bets: $matchBets,
  });
  if (isUnknown) return <span className={styles.barEnd}>{messages.barChecking}</span>;
  if (pending.length > 0) return <BarPending pending={pending} />;
  if (count === 0) {
    const decided = result?.kind === 'accepted' ? messages.barAccepted : messages.barRefused;
    const rest = bets.length > 0 ? messages.barBets(bets.length) : messages.barOneTap;
    return <span className={styles.barEnd}>{result ? decided : rest}</span>;
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
  useGate(SlipBarGate);
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

/** The slip behind a sticky bar, on phones and tablets; above the bar what waits, and what may be placed again. */
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
    <SlipTools isEmpty={count === 0} onClear={onClear}>
      <SlipPreferencesButton />
    </SlipTools>
  );
  return (
    <>
      {isShown && (
        <div className={styles.barStack}>
          {!isOpen && (
            <div className={styles.barNotices}>
              <PendingBets isBrief />
              <Reoffers />
            </div>
          )}
          <SlipBar />
        </div>
      )}
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
