import { useUnit } from 'effector-react';
import { loginRequested } from '@/entities/member';
import { $account, $bill, $currency, $legCount, $problemLegs } from '@/entities/slip';
import { $place } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { $canSubmit, $isQueued, $isSubmitting, submitClicked } from '../model/placement';
import { messages } from './messages';

/** The one big button of the slip: says what it stakes, or asks a guest to log in. */
export function PlaceBetButton() {
  const unit = useUnit({
    canSubmit: $canSubmit,
    isSending: $isSubmitting,
    isQueued: $isQueued,
    count: $legCount,
    problemLegs: $problemLegs,
    bill: $bill,
    account: $account,
    currency: $currency,
    place: $place,
    onSubmit: submitClicked,
    onLogin: loginRequested,
  });
  const { count, currency } = unit;
  const { cost } = unit.bill;
  const isSubmitting = unit.isSending || unit.isQueued;
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
      {cost > 0 && count > 0 ? messages.betAmount(cost, currency) : messages.bet}
    </Button>
  );
}
