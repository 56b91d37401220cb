import { useGate, useUnit } from 'effector-react';
import { $hasRail } from '@/shared/lib/device';
import { marketLabel, pickDropped, roundTitle, selectionLabel, $pick } from '@/entities/round';
import { $currency, SlipBarGate, SlipDockGate, SlipFrame, SlipTools } from '@/entities/slip';
import { formatAmount, formatOdds } from '@/shared/lib/format';
import { RoundSlipGate } from '@/shared/lib/landmarks';
import { Sheet } from '@/shared/ui/sheet';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { stakeText } from '../lib/stakes';
import { $isSheetOpen, $mode, $payout, $stake, sheetClosed, sheetOpened } from '../model';
import { messages } from './messages';
import { RoundBets } from './round-bets';
import { RoundForm } from './round-form';
import * as styles from './round-slip.css';
import { SlipPick } from './slip-pick';

function SlipColumn() {
  useGate(SlipDockGate);
  useGate(RoundSlipGate);
  const [pick, mode, onClear] = useUnit([$pick, $mode, pickDropped]);
  const count = pick === null ? 0 : 1;
  return (
    <SlipFrame
      title={messages.titles[mode]}
      count={count}
      countLabel={messages.count(count)}
      tools={<SlipTools isEmpty={pick === null} onClear={onClear} />}
      footer={<RoundForm />}
      data-round-slip=""
      tabIndex={-1}
    >
      <SlipPick />
      <RoundBets />
    </SlipFrame>
  );
}

function SlipBar() {
  useGate(SlipBarGate);
  useGate(RoundSlipGate);
  const { pick, mode, stake, payout, currency, onOpen } = useUnit({
    pick: $pick,
    mode: $mode,
    stake: $stake,
    payout: $payout,
    currency: $currency,
    onOpen: sheetOpened,
  });
  if (pick === null) return null;
  const { gameId, market, selection, card, round, odds } = pick;
  return (
    <button type="button" className={styles.bar} aria-haspopup="dialog" onClick={() => onOpen()}>
      <span className={styles.barCount}>1</span>
      <span className={styles.barPick}>
        <span className={styles.barName}>
          {selectionLabel(gameId, market, selection, card)} {formatOdds(odds)}
        </span>
        <span className={styles.barSmall}>
          {messages.inRound(roundTitle(gameId, round), marketLabel(gameId, market))}
        </span>
      </span>
      <span className={styles.barEnd}>
        {stake === null ? (
          messages.barNoStake
        ) : (
          <>
            {messages.barExpected(stakeText(stake, currency))}
            <b className={styles.barPayout}>{formatAmount(payout, currency)}</b>
          </>
        )}
      </span>
      <VisuallyHidden>{messages.open(mode)}</VisuallyHidden>
    </button>
  );
}

function SlipSheet() {
  const { pick, mode, isOpen, onClose, onClear } = useUnit({
    pick: $pick,
    mode: $mode,
    isOpen: $isSheetOpen,
    onClose: sheetClosed,
    onClear: pickDropped,
  });
  if (pick === null) return null;
  return (
    <>
      <SlipBar />
      <Sheet
        open={isOpen}
        onClose={onClose}
        side="bottom"
        title={messages.titles[mode]}
        closeLabel={messages.close(mode)}
        headerExtra={<SlipTools isEmpty={false} onClear={onClear} />}
        footer={<RoundForm />}
      >
        <SlipPick />
      </Sheet>
    </>
  );
}

/** The slip of the one pick: a column of 336 px on desktops, a bar with a sheet below 1025 px. */
export function RoundSlip() {
  const hasRail = useUnit($hasRail);
  return hasRail ? <SlipColumn /> : <SlipSheet />;
}
