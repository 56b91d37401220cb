import { useUnit } from 'effector-react';
import { loginRequested } from '@/entities/member';
import { $account, $currency, $legCount, $problemLegs, $stake } from '@/entities/slip';
import { $place } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { $canSubmit, $isSubmitting, submitClicked } from '../model/placement';
import { messages } from './messages';

/** The one big button of the slip: says what it stakes, or asks a guest to log in. */
export function PlaceBetButton() {
  const unit = useUnit({
    canSubmit: $canSubmit,
    isSubmitting: $isSubmitting,
    count: $legCount,
    problemLegs: $problemLegs,
    stake: $stake,
    account: $account,
    currency: $currency,
    place: $place,
    onSubmit: submitClicked,
    onLogin: loginRequested,
  });
  const { isSubmitting, count, stake, currency } = unit;
  if (unit.account === null) {
    return (
      <Button size="lg" fullWidth onClick={() => unit.onLogin({ returnTo: unit.place.href })}>
        {messages.login}
      </Button>
    );
  }
  const isBlocked = !unit.canSubmit && !isSubmitting;
  // Pressed all the same, the slip shows the leg that is in the way.
  const showsLeg = isBlocked && unit.problemLegs.length > 0;
  return (
    <Button
      size="lg"
      fullWidth
      loading={isSubmitting}
      disabled={isBlocked && !showsLeg}
      aria-disabled={showsLeg || undefined}
      onClick={() => unit.onSubmit()}
    >
      {stake && count > 0 ? messages.betAmount(stake, currency) : messages.bet}
    </Button>
  );
}
