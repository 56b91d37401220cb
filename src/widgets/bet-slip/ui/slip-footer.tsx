import { useUnit } from 'effector-react';
import type { SubmitEvent } from 'react';
import {
  $currency,
  $legCount,
  $limits,
  $maxStake,
  $quickStakes,
  $stake,
  $totals,
  maxStakeChosen,
  stakeAdded,
  stakeChanged,
  stakeUnit,
} from '@/entities/slip';
import { OddsPolicyLine } from '@/features/odds-policy';
import { PlaceBetButton, submitClicked } from '@/features/place-bet';
import { type Currency, formatAmount, formatMoney, formatOdds } from '@/shared/lib/format';
import { NumberField } from '@/shared/ui/number-field';
import { quickLabel } from '../lib/short-money';
import { $isStakeFirst } from '../model';
import { messages } from './messages';
import * as styles from './slip-footer.css';
import { useDrawnNext } from './use-drawn-next';

/** Won goes without saying here; dollars bear their mark. */
function slipMoney(minor: number, currency: Currency): string {
  return currency === 'USD' ? formatMoney(minor, currency) : formatAmount(minor, currency);
}

function QuickStakes() {
  const { currency, amounts, onAdd, onMax, onChange } = useUnit({
    currency: $currency,
    amounts: $quickStakes,
    onAdd: stakeAdded,
    onMax: maxStakeChosen,
    onChange: stakeChanged,
  });
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
  const { currency, limits, maxStake, totals } = useUnit({
    currency: $currency,
    limits: $limits,
    maxStake: $maxStake,
    totals: $totals,
  });
  const { totalOdds, bonusFactor } = totals;
  return (
    <div className={styles.figures}>
      <div className={styles.line}>
        <span>{messages.totalOdds}</span>
        {bonusFactor > 100 && (
          <span className={styles.extra}>{messages.bonusIncluded(bonusFactor)}</span>
        )}
        <b className={styles.value}>{formatOdds(totalOdds)}</b>
      </div>
      <div className={styles.line}>
        <span>{messages.limits}</span>
        <b className={styles.value}>
          {slipMoney(maxStake, currency)} / {slipMoney(limits.maxPayout, currency)}
        </b>
      </div>
    </div>
  );
}

/** The stake; Enter asks for the bet as the button does. */
function StakeField() {
  const { currency, stake, isFirst, onChange, onSubmit } = useUnit({
    currency: $currency,
    stake: $stake,
    isFirst: $isStakeFirst,
    onChange: stakeChanged,
    onSubmit: submitClicked,
  });
  const unit = stakeUnit(currency);
  function submit(event: SubmitEvent) {
    event.preventDefault();
    onSubmit();
  }
  return (
    <form data-stake="" onSubmit={submit}>
      <NumberField
        label={currency === 'USD' ? messages.stakeUsd : messages.stake}
        labelPlace="inside"
        size="lg"
        maxDigits={12}
        autoFocus={isFirst}
        fractionHint={currency === 'USD' ? messages.wholeDollars : messages.wholeWon}
        value={stake === null ? null : Math.floor(stake / unit)}
        onValueChange={(value) => onChange(value === null ? null : value * unit)}
      />
    </form>
  );
}

function Winnings() {
  const [currency, { payout }] = useUnit([$currency, $totals]);
  return (
    <div className={styles.expected}>
      <span>{messages.expected}</span>
      <b className={styles.payout}>{slipMoney(payout, currency)}</b>
    </div>
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
