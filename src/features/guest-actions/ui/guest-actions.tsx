import { useUnit } from 'effector-react';
import { loginRequested, signupRequested } from '@/entities/member';
import { Button } from '@/shared/ui/button';
import * as styles from './guest-actions.css';
import { messages } from './messages';

export interface GuestActionsProps {
  /** Two buttons of equal width. */
  fullWidth?: boolean;
}

/** Login and sign-up, for whoever is not logged in. */
export function GuestActions({ fullWidth = false }: GuestActionsProps) {
  const { onLogin, onSignup } = useUnit({ onLogin: loginRequested, onSignup: signupRequested });
  return (
    <div className={styles.root({ fullWidth })}>
      <Button variant="secondary" onClick={() => onLogin({})}>
        {messages.login}
      </Button>
      <Button onClick={() => onSignup()}>{messages.signup}</Button>
    </div>
  );
}
