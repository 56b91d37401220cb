import { bonusPoints, depositTurnover } from '@/entities/money-request';
import { type Currency, formatMoney, formatPoint } from '@/shared/lib/format';
import { RadioGroup } from '@/shared/ui/radio-group';
import type { BonusOffer, DepositBonus } from '../api';
import { messages } from './messages';

export interface BonusChoiceProps {
  bonuses: readonly BonusOffer[];
  value: DepositBonus;
  /** Minor units; null before an amount is there. */
  amount: number | null;
  currency: Currency;
  /** Won a dollar in ten-thousandths; null for won. */
  rate: number | null;
  onValueChange: (bonus: DepositBonus) => void;
}

/** What a bonus brings for this amount, what it asks for, or why it cannot be chosen. */
function noteOf(offer: BonusOffer, { amount, currency, rate }: BonusChoiceProps): string {
  if (offer.obstacle !== null) return messages.obstacle(offer.obstacle);
  const { kind: bonus, basisPoints, capPoints } = offer;
  const turnover = messages.turnover(offer);
  if (amount === null) {
    return basisPoints > 0
      ? `${messages.upTo(formatPoint(capPoints))} · ${turnover} · ${messages.whenDone}`
      : turnover;
  }
  const choice = { amount, currency, bonus, rate: rate ?? 0 };
  const required = `${turnover} (${formatMoney(depositTurnover(choice, offer), currency)})`;
  const points = messages.bonusPoints(formatPoint(bonusPoints(choice, offer)));
  return basisPoints > 0 ? `${points} · ${required} · ${messages.whenDone}` : required;
}

/** The bonus of a deposit; the server says which may be chosen. */
export function BonusChoice(props: BonusChoiceProps) {
  const { bonuses, value, onValueChange } = props;
  return (
    <RadioGroup
      label={messages.bonus}
      look="card"
      value={value}
      onValueChange={onValueChange}
      options={bonuses.map((offer) => ({
        value: offer.kind,
        label: messages.bonusName(offer),
        note: noteOf(offer, props),
        disabled: offer.obstacle !== null,
      }))}
    />
  );
}
