import { useRef } from 'react';
import type { FormValues } from '@/shared/lib/form';
import { FormTextField, type FormTextFieldProps } from '@/shared/ui/form';
import { Text } from '@/shared/ui/text';
import { useCapsLock } from '../lib/use-caps-lock';
import { accountMessages as messages } from './account-messages';

type Fixed = 'type' | 'revealLabels' | 'ref' | 'checkHints';

export interface PasswordFieldProps<Values extends FormValues>
  extends Omit<FormTextFieldProps<Values>, Fixed> {}

/** A secret that can be shown; says when Caps Lock is on, because nobody sees what is typed. */
export function PasswordField<Values extends FormValues>({
  hint,
  ...rest
}: PasswordFieldProps<Values>) {
  const control = useRef<HTMLInputElement>(null);
  const hasCapsLock = useCapsLock(control);
  return (
    <FormTextField
      {...rest}
      ref={control}
      type="password"
      revealLabels={messages.reveal}
      hint={
        hasCapsLock ? (
          <span role="status">
            <Text tone="warn">{messages.capsLock}</Text>
          </span>
        ) : (
          hint
        )
      }
    />
  );
}
