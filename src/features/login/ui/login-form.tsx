import { useGate, useUnit } from 'effector-react';
import { PasswordField } from '@/entities/account-fields';
import {
  inquiryRequested,
  passwordResetRequested,
  recommenderSignupRequested,
  signupRequested,
} from '@/entities/member';
import { Button } from '@/shared/ui/button';
import { Form, FormTextField } from '@/shared/ui/form';
import { $isSubmitting, form, LoginGate } from '../model';
import { DemoAccounts } from './demo-accounts';
import * as styles from './login-form.css';
import { messages } from './messages';

export interface LoginFormProps {
  /** Where to go after login; the login page leaves it to the guards. */
  returnTo?: string;
}

/** Id and password, and the ways out for who has neither. Used by the page and by the dialog. */
export function LoginForm({ returnTo }: LoginFormProps) {
  useGate(LoginGate, { returnTo });
  const { isSubmitting, onSignup, onReset, onRecommender, onInquire } = useUnit({
    isSubmitting: $isSubmitting,
    onSignup: signupRequested,
    onReset: passwordResetRequested,
    onRecommender: recommenderSignupRequested,
    onInquire: inquiryRequested,
  });
  return (
    <div className={styles.root}>
      <Form form={form} label={messages.title}>
        <FormTextField
          form={form}
          name="userId"
          label={messages.userId}
          placeholder={messages.userId}
          autoComplete="username"
          autoFocus
        />
        <PasswordField
          form={form}
          name="password"
          label={messages.password}
          placeholder={messages.password}
          autoComplete="current-password"
        />
        <Button type="submit" size="lg" fullWidth loading={isSubmitting}>
          {messages.submit}
        </Button>
      </Form>
      <div className={styles.links}>
        <Button variant="secondary" onClick={() => onSignup()}>
          {messages.signUp}
        </Button>
        <Button variant="secondary" onClick={() => onReset()}>
          {messages.findPassword}
        </Button>
        <Button variant="quiet" onClick={() => onRecommender()}>
          {messages.recommenderJoin}
        </Button>
        <Button variant="quiet" onClick={() => onInquire()}>
          {messages.nonMember}
        </Button>
      </div>
      <DemoAccounts />
    </div>
  );
}
