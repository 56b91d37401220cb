import { useUnit } from 'effector-react';
import { loginRequested } from '@/entities/member';
import { $currency, $account, $legCount, $stake } from '@/entities/slip';
import { $place } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { $canSubmit, $isSubmitting, submitClicked } from '../model/placement';
import { messages } from './messages';

/** The one big button of the slip: says what it stakes, or asks a guest to log in. */
export function PlaceBetButton() {
  const { canSubmit, isSubmitting, count, stake, account, currency, place, onSubmit, onLogin } =
    useUnit({
      canSubmit: $canSubmit,
      isSubmitting: $isSubmitting,
      count: $legCount,
      stake: $stake,
      account: $account,
      currency: $currency,
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
      loading={isSubmitting}
      disabled={!canSubmit && !isSubmitting}
      onClick={() => onSubmit()}
    >
      {stake && count > 0 ? messages.betAmount(stake, currency) : messages.bet}
    </Button>
  );
}
