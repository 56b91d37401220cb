import { useUnit } from 'effector-react';
import type { SubmitEvent } from 'react';
import type { Bet } from '@/entities/bet';
import { wholeUnit } from '@/entities/money-request';
import { formatMoney } from '@/shared/lib/format';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { NumberField } from '@/shared/ui/number-field';
import {
  $targetFailed,
  $typedTarget,
  target,
  targetRemoved,
  targetSubmitted,
  targetTyped,
} from '../model';
import * as styles from './cash-out-panel.css';
import { messages } from './messages';

export interface CashOutTargetProps {
  bet: Pick<Bet, 'currency' | 'cashOut'>;
}

/** The offer at which the bet is cashed out by itself: set, or to be set. */
export function CashOutTarget({ bet: { currency, cashOut } }: CashOutTargetProps) {
  const unit = useUnit({
    typed: $typedTarget,
    isPending: target.$isPending,
    hasFailed: $targetFailed,
    onType: targetTyped,
    onSubmit: targetSubmitted,
    onRemove: targetRemoved,
  });
  const whole = wholeUnit(currency);
  function submit(event: SubmitEvent) {
    event.preventDefault();
    unit.onSubmit();
  }
  const set = cashOut?.target ?? null;
  return (
    <form className={styles.target} aria-label={messages.auto} onSubmit={submit} noValidate>
      <p className={styles.title}>{messages.autoHint}</p>
      {set === null ? (
        <>
          <NumberField
            label={messages.target}
            leading={messages.unit[currency]}
            maxDigits={10}
            fractionHint={messages.whole[currency]}
            value={unit.typed === null ? null : Math.floor(unit.typed / whole)}
            onValueChange={(typed) => unit.onType(typed === null ? null : typed * whole)}
          />
          <Button
            type="submit"
            variant="secondary"
            fullWidth
            loading={unit.isPending}
            disabled={unit.typed === null || unit.typed === 0}
          >
            {messages.set}
          </Button>
        </>
      ) : (
        <p className={styles.targetRow}>
          <b>{messages.isSet(formatMoney(set, currency))}</b>
          <Button
            size="sm"
            variant="secondary"
            loading={unit.isPending}
            onClick={() => unit.onRemove()}
          >
            {messages.remove}
          </Button>
        </p>
      )}
      {unit.hasFailed && <Banner tone="error">{messages.targetFailed}</Banner>}
    </form>
  );
}
