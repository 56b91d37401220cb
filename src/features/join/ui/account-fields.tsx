import { FormTextField } from '@/shared/ui/form';
import { form } from '../model/form';
import { messages } from './messages';

/** Who the member is on the site: code, id, nickname and both passwords. */
export function AccountFields() {
  return (
    <>
      <FormTextField
        form={form}
        name="code"
        label={messages.code}
        placeholder={messages.codePlaceholder}
        checkHints={messages.codeHints}
        autoComplete="off"
        maxLength={20}
        autoFocus
      />
      <FormTextField
        form={form}
        name="userId"
        label={messages.userId}
        hint={messages.userIdHint}
        checkHints={messages.checkHints}
        autoComplete="username"
      />
      <FormTextField
        form={form}
        name="nickname"
        label={messages.nickname}
        hint={messages.nicknameHint}
        checkHints={messages.checkHints}
        autoComplete="nickname"
      />
      <FormTextField
        form={form}
        name="password"
        type="password"
        label={messages.password}
        hint={messages.passwordHint}
        autoComplete="new-password"
        revealLabels={messages.reveal}
      />
      <FormTextField
        form={form}
        name="passwordConfirm"
        type="password"
        label={messages.passwordConfirm}
        autoComplete="new-password"
        revealLabels={messages.reveal}
      />
      <FormTextField
        form={form}
        name="withdrawPassword"
        type="password"
        label={messages.withdrawPassword}
        inputMode="numeric"
        autoComplete="off"
        revealLabels={messages.reveal}
      />
    </>
  );
}
