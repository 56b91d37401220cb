import { useUnit } from 'effector-react';
import type { Store } from 'effector';
import { ReasonField } from '@/entities/staff-reason';
import type { Form } from '@/shared/lib/form';
import { Button } from '@/shared/ui/button';
import * as styles from './coupon-panel.css';
import { messages } from './messages';

export interface GrantEndProps<Values extends { reason: string } & Record<string, string>> {
  form: Form<Values>;
  $isPending: Store<boolean>;
  /** What is asked for. */
  label: string;
}

/** How each form of coupons ends: why, when it takes another admin, and the button. */
export function GrantEnd<Values extends { reason: string } & Record<string, string>>({
  form,
  $isPending,
  label,
}: GrantEndProps<Values>) {
  const isSending = useUnit($isPending);
  return (
    <>
      <ReasonField form={form} />
      <p className={styles.note}>{messages.takesTwoNote}</p>
      <Button type="submit" fullWidth loading={isSending}>
        {label}
      </Button>
    </>
  );
}
