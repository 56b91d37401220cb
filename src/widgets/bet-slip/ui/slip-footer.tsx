import { useUnit } from 'effector-react';
import {
  $bill,
  $currency,
  $isByWinnings,
  $legCount,
  $limits,
  $maxStake,
  $quickStakes,
  $stake,
  $totals,
  $wanted,
  maxStakeChosen,
  maxWantedChosen,
  SlipFigure,
  stakeAdded,
  stakeChanged,
  StakeForm,
  wantedAdded,
  wantedChanged,
} from '@/entities/slip';
import { OddsPolicyLine } from '@/features/odds-policy';
import { PlaceBetButton, submitClicked } from '@/features/place-bet';
import { formatOdds } from '@/shared/lib/format';
import { slipMoney } from '../lib/slip-money';
import { $isStakeFirst } from '../model';
import { messages } from './messages';
import * as styles from './slip-footer.css';
import { useDrawnNext } from './use-drawn-next';
import { Winnings } from './winnings';

/** What the field holds: the stake, or what the bet is to bring; each button does its part with either. */
function useAmount() {
  const { isByWinnings, stake, wanted, ...unit } = useUnit({
    isByWinnings: $isByWinnings,
    stake: $stake,
    wanted: $wanted,
    onStake: stakeChanged,
    onStakeAdded: stakeAdded,
    onMaxStake: maxStakeChosen,
    onWanted: wantedChanged,
    onWantedAdded: wantedAdded,
    onMaxWanted: maxWantedChosen,
  });
  return isByWinnings
    ? { value: wanted, onChange: unit.onWanted, onAdd: unit.onWantedAdded, onMax: unit.onMaxWanted }
    : { value: stake, onChange: unit.onStake, onAdd: unit.onStakeAdded, onMax: unit.onMaxStake };
}

function Figures() {
  const { bill, currency, limits, maxStake, totals } = useUnit({
    bill: $bill,
    currency: $currency,
    limits: $limits,
    maxStake: $maxStake,
    totals: $totals,
  });
  const { totalOdds, bonusFactor } = totals;
  return (
    <div className={styles.figures}>
      {bill.kind !== 'singles' && (
        <SlipFigure
          label={bill.kind === 'system' ? messages.meanOdds : messages.totalOdds}
          value={formatOdds(totalOdds)}
        >
          {bonusFactor > 100 && (
            <span className={styles.extra}>{messages.bonusIncluded(bonusFactor)}</span>
          )}
        </SlipFigure>
      )}
      <SlipFigure
        label={messages.limits[bill.kind]}
        value={`${slipMoney(maxStake, currency)} / ${slipMoney(limits.maxPayout, currency)}`}
      />
    </div>
  );
}

/** The stake, or what the bet is to bring; Enter asks for the bet as the button does. */
function StakeField() {
  const { bill, currency, amounts, isByWinnings, isFirst, onSubmit } = useUnit({
    bill: $bill,
    currency: $currency,
    amounts: $quickStakes,
    isByWinnings: $isByWinnings,
    isFirst: $isStakeFirst,
    onSubmit: submitClicked,
  });
  const amount = useAmount();
  return (
    <StakeForm
      {...amount}
      label={(isByWinnings ? messages.wanted : messages.stake)[bill.kind]}
      currency={currency}
      amounts={amounts}
      fractionHint={currency === 'USD' ? messages.wholeDollars : messages.wholeWon}
      autoFocus={isFirst}
      onSubmit={onSubmit}
    />
  );
}

/** Odds, stake, what it may bring, and the button: always visible, whatever the legs. Nothing to stake on, only the button. */
export function SlipFooter() {
  const isFormDrawn = useDrawnNext(useUnit($legCount) > 0);
  return (
    <div className={styles.root}>
      {isFormDrawn && (
        <>
          <Figures />
          <StakeField />
          <Winnings />
        </>
      )}
      <PlaceBetButton />
      <div className={styles.bottom}>
        <OddsPolicyLine />
        <span className={styles.demo}>{messages.demo}</span>
      </div>
    </div>
  );
}
