import { Link } from '@tanstack/react-router';
import { accountMessages, PasswordField } from '@/entities/account-fields';
import type { Form } from '@/shared/lib/form';
import { FormCheckbox, FormTextField } from '@/shared/ui/form';
import { LinkButton } from '@/shared/ui/link-button';
import { Stack } from '@/shared/ui/stack';
import type { Applicant } from '../lib/payload';
import { messages } from './messages';

type AccountValues = Record<Exclude<keyof Applicant, 'recommender'> | 'passwordConfirm', string> & {
  consent: boolean;
};

export interface AccountFieldsProps<Values extends AccountValues> {
  /** The form of the sign-up, whose duplicate checks cover id and nickname. */
  form: Form<Values>;
  /** The id takes the focus. */
  autoFocus?: boolean;
}

/** Who the applicant will be on the site, the same in every sign-up: id, nickname and the passwords. */
export function AccountFields<Values extends AccountValues>({
  form,
  autoFocus,
}: AccountFieldsProps<Values>) {
  return (
    <>
      <FormTextField
        form={form}
        name="userId"
        label={accountMessages.userId}
        hint={accountMessages.userIdHint}
        checkHints={messages.checkHints}
        autoComplete="username"
        autoFocus={autoFocus}
      />
      <FormTextField
        form={form}
        name="nickname"
        label={accountMessages.nickname}
        hint={accountMessages.nicknameHint}
        checkHints={messages.checkHints}
        autoComplete="nickname"
      />
      <PasswordField
        form={form}
        name="password"
        label={accountMessages.password}
        hint={accountMessages.passwordHint}
        autoComplete="new-password"
      />
      <PasswordField
        form={form}
        name="passwordConfirm"
        label={messages.passwordConfirm}
        autoComplete="new-password"
      />
      <PasswordField
        form={form}
        name="withdrawPassword"
        label={messages.withdrawPassword}
        inputMode="numeric"
        autoComplete="off"
      />
    </>
  );
}

/** Terms, privacy policy and age, agreed to in one box; beside it the terms, in a tab of their own so that nothing typed is lost. */
export function ConsentField<Values extends AccountValues>({
  form,
}: Pick<AccountFieldsProps<Values>, 'form'>) {
  return (
    <Stack gap="1.5" align="start">
      <FormCheckbox form={form} name="consent">
        {messages.consent}
      </FormCheckbox>
      <LinkButton asChild variant="quiet" size="sm">
        <Link to="/rule" target="_blank">
          {messages.terms}
        </Link>
      </LinkButton>
    </Stack>
  );
}
