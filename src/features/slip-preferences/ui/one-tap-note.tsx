import { useUnit } from 'effector-react';
import { $currency, $preferences, $takesOneTap, oneTapTurnedOff } from '@/entities/slip';
import { formatMoney } from '@/shared/lib/format';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { messages } from './messages';

/** Shown while a press in play is a bet, with the switch to end that. */
export function OneTapNote() {
  const { isOn, preferences, currency, onTurnOff } = useUnit({
    isOn: $takesOneTap,
    preferences: $preferences,
    currency: $currency,
    onTurnOff: oneTapTurnedOff,
  });
  if (!isOn || preferences.stake === null) return null;
  const turnOff = (
    <Button size="sm" variant="secondary" onClick={() => onTurnOff()}>
      {messages.turnOff}
    </Button>
  );
  return (
    <Banner tone="info" action={turnOff}>
      {messages.oneTapOn(formatMoney(preferences.stake, currency))}
    </Banner>
  );
}
