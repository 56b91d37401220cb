import { useUnit } from 'effector-react';
import {
  $currency,
  $limits,
  $maxStake,
  $stake,
  $totals,
  maxStakeChosen,
  quickStakes,
  stakeAdded,
  stakeChanged,
  stakeUnit,
} from '@/entities/slip';
import { OddsPolicyLine } from '@/features/odds-policy';
import { PlaceBetButton } from '@/features/place-bet';
import { type Currency, formatAmount, formatMoney, formatOdds } from '@/shared/lib/format';
import { NumberField } from '@/shared/ui/number-field';
import { quickLabel } from '../lib/short-money';
import { messages } from './messages';
import * as styles from './slip-footer.css';

/** Won goes without saying here; dollars bear their mark. */
function slipMoney(minor: number, currency: Currency): string {
  return currency === 'USD' ? formatMoney(minor, currency) : formatAmount(minor, currency);
}

function QuickStakes() {
  const { currency, onAdd, onMax, onChange } = useUnit({
    currency: $currency,
    onAdd: stakeAdded,
    onMax: maxStakeChosen,
    onChange: stakeChanged,
  });
  return (
    <fieldset className={styles.quick} aria-label={messages.quick}>
      {quickStakes(currency).map((amount) => (
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

/** Odds, limits and the stake. */
export function SlipStake() {
  const { currency, limits, maxStake, stake, totals, onChange } = useUnit({
    currency: $currency,
    limits: $limits,
    maxStake: $maxStake,
    stake: $stake,
    totals: $totals,
    onChange: stakeChanged,
  });
  const unit = stakeUnit(currency);
  const { totalOdds, bonusFactor } = totals;
  return (
    <div className={styles.root}>
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
      <NumberField
        label={currency === 'USD' ? messages.stakeUsd : messages.stake}
        labelPlace="inside"
        size="lg"
        maxDigits={12}
        value={stake === null ? null : Math.floor(stake / unit)}
        onValueChange={(value) => onChange(value === null ? null : value * unit)}
      />
      <QuickStakes />
    </div>
  );
}

/** What the stake may bring, and the button; always in sight. */
export function SlipPlace() {
  const [currency, { payout }] = useUnit([$currency, $totals]);
  return (
    <div className={styles.root} data-part="place">
      <div className={styles.expected}>
        <span>{messages.expected}</span>
        <b className={styles.payout}>{slipMoney(payout, currency)}</b>
      </div>
      <PlaceBetButton />
      <OddsPolicyLine />
      <p className={styles.demo}>{messages.demo}</p>
    </div>
  );
}
