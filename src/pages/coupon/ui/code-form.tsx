import { useUnit } from 'effector-react';
import { Button } from '@/shared/ui/button';
import { submitTo } from '@/shared/ui/form';
import { TextField } from '@/shared/ui/text-field';
import { $code, $codeError, codeChanged, registerClicked, registering } from '../model';
import * as styles from './coupon-page.css';
import { messages } from './messages';

export function CodeForm() {
  const form = useUnit({
    code: $code,
    error: $codeError,
    isPending: registering.$isPending,
    onCode: codeChanged,
    onSubmit: registerClicked,
  });
  return (
    <form
      className={styles.form}
      aria-label={messages.register}
      onSubmit={submitTo(form.onSubmit)}
      noValidate
    >
      <TextField
        label={messages.code}
        placeholder={messages.codePlaceholder}
        value={form.code}
        error={form.error ?? undefined}
        maxLength={24}
        autoComplete="off"
        onValueChange={form.onCode}
      />
      <div className={styles.submit}>
        <Button type="submit" loading={form.isPending}>
          {messages.registerSubmit}
        </Button>
      </div>
    </form>
  );
}
