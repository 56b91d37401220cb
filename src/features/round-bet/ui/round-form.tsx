import { useUnit } from 'effector-react';
import type { SubmitEvent } from 'react';
import { loginRequested } from '@/entities/member';
import { $pick } from '@/entities/round';
import { $account, $currency, stakeUnit } from '@/entities/slip';
import { formatAmount, formatOdds } from '@/shared/lib/format';
import { $place } from '@/shared/routes';
import { useToastsHold } from '@/shared/lib/toasts';
import { Button } from '@/shared/ui/button';
import { NumberField } from '@/shared/ui/number-field';
import { quickStakesOf, quickText } from '../lib/stakes';
import {
  $canSubmit,
  $limits,
  $maxStake,
  $payout,
  $stake,
  maxStakeChosen,
  sending,
  stakeAdded,
  stakeChanged,
  submitClicked,
} from '../model';
import { messages } from './messages';
import * as styles from './round-slip.css';

function Figures() {
  const { pick, limits, maxStake, currency } = useUnit({
    pick: $pick,
    limits: $limits,
    maxStake: $maxStake,
    currency: $currency,
  });
  return (
    <>
      <div className={styles.figure}>
        <span>{messages.odds}</span>
        <b className={styles.value}>{pick === null ? '–' : formatOdds(pick.odds)}</b>
      </div>
      <div className={styles.figure}>
        <span>{messages.limits}</span>
        <b className={styles.value}>
          {formatAmount(maxStake, currency)} / {formatAmount(limits.maxPayout, currency)}
        </b>
      </div>
    </>
  );
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
      {quickStakesOf(currency).map((amount) => (
        <button
          key={amount}
          type="button"
          className={styles.quickButton}
          onClick={() => onAdd(amount)}
        >
          {quickText(amount, currency)}
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

function PlaceButton() {
  const { account, stake, currency, canSubmit, isPending, place, onSubmit, onLogin } = useUnit({
    account: $account,
    stake: $stake,
    currency: $currency,
    canSubmit: $canSubmit,
    isPending: sending.$isPending,
    place: $place,
    onSubmit: submitClicked,
    onLogin: loginRequested,
  });
  if (account === null) {
    return (
      <Button size="lg" fullWidth onClick={() => onLogin({ returnTo: place.href })}>
        {messages.login}
      </Button>
    );
  }
  return (
    <Button
      size="lg"
      fullWidth
      loading={isPending}
      disabled={!canSubmit && !isPending}
      onClick={() => onSubmit()}
    >
      {stake === null ? messages.bet : messages.betAmount(stake, currency)}
    </Button>
  );
}

/** The stake, what it may bring, and the button; Enter in the field does what the button does. */
export function RoundForm() {
  const { stake, payout, currency, onChange, onSubmit } = useUnit({
    stake: $stake,
    payout: $payout,
    currency: $currency,
    onChange: stakeChanged,
    onSubmit: submitClicked,
  });
  const hold = useToastsHold('stake');
  const unit = stakeUnit(currency);
  function submit(event: SubmitEvent) {
    event.preventDefault();
    onSubmit();
  }
  return (
    <div className={styles.form}>
      <Figures />
      <form onSubmit={submit} {...hold}>
        <NumberField
          label={currency === 'USD' ? messages.stakeUsd : messages.stake}
          labelPlace="inside"
          size="lg"
          maxDigits={12}
          fractionHint={messages.whole[currency]}
          value={stake === null ? null : Math.floor(stake / unit)}
          onValueChange={(next) => onChange(next === null ? null : next * unit)}
        />
      </form>
      <QuickStakes />
      <div className={styles.expected}>
        <span>{messages.expected}</span>
        <b className={styles.payout}>{formatAmount(payout, currency)}</b>
      </div>
      <PlaceButton />
    </div>
  );
}
