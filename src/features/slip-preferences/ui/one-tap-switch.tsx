import { useUnit } from 'effector-react';
import { $account, $currency, $preferences, $takesOneTap } from '@/entities/slip';
import { formatMoney } from '@/shared/lib/format';
import { Checkbox } from '@/shared/ui/checkbox';
import { oneTapChosen } from '../switch';
import { messages } from './messages';

/** Turns one-tap betting in play on and off, with the stake of a tap; without one it asks for it. Members alone have it. */
export function OneTapSwitch() {
  const { isOn, preferences, currency, account, onChoose } = useUnit({
    isOn: $takesOneTap,
    preferences: $preferences,
    currency: $currency,
    account: $account,
    onChoose: oneTapChosen,
  });
  if (account === null) return null;
  const { stake } = preferences;
  return (
    <Checkbox checked={isOn} onCheckedChange={onChoose}>
      {stake === null ? messages.oneTapSet : messages.oneTapAt(formatMoney(stake, currency))}
    </Checkbox>
  );
}
