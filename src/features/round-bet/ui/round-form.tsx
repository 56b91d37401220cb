import { useUnit } from 'effector-react';
import { loginRequested } from '@/entities/member';
import { $pick } from '@/entities/round';
import { $account, $currency, SlipFigure, StakeForm } from '@/entities/slip';
import { formatAmount, formatOdds } from '@/shared/lib/format';
import { $place } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { quickStakesOf } from '../lib/stakes';
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
    <div className={styles.figures}>
      <SlipFigure label={messages.odds} value={pick === null ? '–' : formatOdds(pick.odds)} />
      <SlipFigure
        label={messages.limits}
        value={`${formatAmount(maxStake, currency)} / ${formatAmount(limits.maxPayout, currency)}`}
      />
    </div>
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
  const { stake, payout, currency, onChange, onAdd, onMax, onSubmit } = useUnit({
    stake: $stake,
    payout: $payout,
    currency: $currency,
    onChange: stakeChanged,
    onAdd: stakeAdded,
    onMax: maxStakeChosen,
    onSubmit: submitClicked,
  });
  return (
    <div className={styles.form}>
      <Figures />
      <StakeForm
        label={messages.stake}
        value={stake}
        currency={currency}
        amounts={quickStakesOf(currency)}
        fractionHint={messages.whole[currency]}
        onChange={onChange}
        onAdd={onAdd}
        onMax={onMax}
        onSubmit={onSubmit}
      />
      <SlipFigure label={messages.expected} value={formatAmount(payout, currency)} isPayout />
      <PlaceButton />
    </div>
  );
}
