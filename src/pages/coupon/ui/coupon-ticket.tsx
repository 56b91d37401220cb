import { formatIso, formatShortDateTime } from '@/shared/lib/format';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import type { Coupon } from '../api';
import { worthOf } from '../lib/coupon';
import * as styles from './coupon-page.css';
import { messages } from './messages';

export interface CouponTicketProps {
  coupon: Coupon;
  /** It is being sent. */
  isUsing?: boolean;
  /** Another one is being sent. */
  disabled?: boolean;
  onUse: (coupon: Coupon) => void;
}

/** A coupon with what it gives: until when it may be used, or what became of it and when. */
export function CouponTicket({ coupon, isUsing = false, disabled, onUse }: CouponTicketProps) {
  const { name, kind, state, validTo, updatedAt } = coupon;
  const isOpen = state === 'issued';
  const at = isOpen ? validTo : updatedAt;
  return (
    <li className={styles.ticket} data-over={!isOpen}>
      <div className={styles.what}>
        <span>{name}</span>
        <b className={styles.worth}>{worthOf(coupon)}</b>
        <span className={styles.note}>
          <time dateTime={formatIso(at)}>
            {isOpen
              ? messages.until(formatShortDateTime(at))
              : `${formatShortDateTime(at)} ${messages.changed[state]}`}
          </time>
          {kind === 'money' && isOpen && ` · ${messages.moneyNote}`}
        </span>
      </div>
      <div className={styles.end}>
        <Badge>{isOpen ? messages.kinds[kind] : messages.states[state]}</Badge>
        {isOpen && (
          <Button
            size="sm"
            loading={isUsing}
            disabled={disabled}
            aria-label={`${name} ${messages.use}`}
            onClick={() => onUse(coupon)}
          >
            {messages.use}
          </Button>
        )}
      </div>
    </li>
  );
}
