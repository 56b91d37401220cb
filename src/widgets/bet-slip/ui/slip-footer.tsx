import { useUnit } from 'effector-react';
import type { SubmitEvent } from 'react';
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
  stakeAdded,
  stakeChanged,
  stakeUnit,
  wantedAdded,
  wantedChanged,
} from '@/entities/slip';
import { OddsPolicyLine } from '@/features/odds-policy';
import { PlaceBetButton, submitClicked } from '@/features/place-bet';
import { formatOdds } from '@/shared/lib/format';
import { useToastsHold } from '@/shared/lib/toasts';
import { NumberField } from '@/shared/ui/number-field';
import { quickLabel, slipMoney } from '../lib/short-money';
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

function QuickStakes() {
  const [currency, amounts] = useUnit([$currency, $quickStakes]);
  const { onAdd, onMax, onChange } = useAmount();
  return (
    <fieldset className={styles.quick} aria-label={messages.quick}>
      {amounts.map((amount) => (
        <button
          key={amount}
          type="button"
          className={styles.quickButton}
          onClick={() => onAdd(amount)}
        >
          +{quickLabel(amount, currency)}
        </button>
      ))}
      <button type="button" className={styles.quickButton} data-wide="true" onClick={() => onMax()}>
        {messages.max}
      </button>
      <button type="button" className={styles.quickButton} onClick={() => onChange(null)}>
        {messages.correct}
      </button>
    </fieldset>
  );
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
        <div className={styles.line}>
          <span>{bill.kind === 'system' ? messages.meanOdds : messages.totalOdds}</span>
          {bonusFactor > 100 && (
            <span className={styles.extra}>{messages.bonusIncluded(bonusFactor)}</span>
          )}
          <b className={styles.value}>{formatOdds(totalOdds)}</b>
        </div>
      )}
      <div className={styles.line}>
        <span>{messages.limits[bill.kind]}</span>
        <b className={styles.value}>
          {slipMoney(maxStake, currency)} / {slipMoney(limits.maxPayout, currency)}
        </b>
      </div>
    </div>
  );
}

/** The stake, or what the bet is to bring; Enter asks for the bet as the button does. Nothing comes up while it is typed. */
function StakeField() {
  const { bill, currency, isByWinnings, isFirst, onSubmit } = useUnit({
    bill: $bill,
    currency: $currency,
    isByWinnings: $isByWinnings,
    isFirst: $isStakeFirst,
    onSubmit: submitClicked,
  });
  const { value, onChange } = useAmount();
  const hold = useToastsHold('stake');
  const unit = stakeUnit(currency);
  const label = (isByWinnings ? messages.wanted : messages.stake)[bill.kind];
  function submit(event: SubmitEvent) {
    event.preventDefault();
    onSubmit();
  }
  return (
    <form data-stake="" onSubmit={submit} {...hold}>
      <NumberField
        label={currency === 'USD' ? messages.stakeUsd(label) : label}
        labelPlace="inside"
        size="lg"
        maxDigits={12}
        autoFocus={isFirst}
        fractionHint={currency === 'USD' ? messages.wholeDollars : messages.wholeWon}
        value={value === null ? null : Math.floor(value / unit)}
        onValueChange={(next) => onChange(next === null ? null : next * unit)}
      />
    </form>
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
          <QuickStakes />
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
