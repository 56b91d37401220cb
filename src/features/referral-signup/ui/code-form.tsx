import { SIGNUP_CODE_LENGTH } from '#rules/signup.ts';
import type { Form as FormModel } from '@/shared/lib/form';
import { Button } from '@/shared/ui/button';
import { Form, FormTextField } from '@/shared/ui/form';
import { messages } from './messages';

export interface CodeFormProps {
  /** The form of a code step. */
  form: FormModel<{ code: string }>;
  /** Names the form. */
  label: string;
  placeholder: string;
  /** The code is being looked up. */
  isLookingUp: boolean;
}

/** The first step of a sign-up: one code. */
export function CodeForm({ form, label, placeholder, isLookingUp }: CodeFormProps) {
  return (
    <Form form={form} label={label}>
      <FormTextField
        form={form}
        name="code"
        label={messages.codeLabel}
        placeholder={placeholder}
        autoComplete="off"
        maxLength={SIGNUP_CODE_LENGTH}
        autoFocus
      />
      <Button type="submit" size="lg" fullWidth loading={isLookingUp}>
        {messages.next}
      </Button>
    </Form>
  );
}
