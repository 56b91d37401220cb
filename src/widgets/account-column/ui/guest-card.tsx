import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { loginRequested, signupRequested } from '@/entities/member';
import { $isSignupClosed } from '@/entities/setting';
import { Button } from '@/shared/ui/button';
import { Heading } from '@/shared/ui/heading';
import { card } from './account-column.css';
import * as styles from './guest-card.css';
import { messages } from './messages';

/** What this site is and how to join. */
export function GuestCard() {
  const [isClosed, onJoin, onLogin] = useUnit([$isSignupClosed, signupRequested, loginRequested]);
  return (
    <section className={card} aria-label={messages.guestTitle}>
      <Heading level={2} size="h3">
        {messages.guestTitle}
      </Heading>
      <p className={styles.guestText}>{messages.guestText}</p>
      <div className={styles.guestActions}>
        {!isClosed && <Button onClick={() => onJoin()}>{messages.join}</Button>}
        <Button variant={isClosed ? 'primary' : 'secondary'} onClick={() => onLogin({})}>
          {messages.login}
        </Button>
      </div>
      <div className={styles.guestFoot}>
        <span>{isClosed ? messages.joinClosed : messages.guestAge}</span>
        <Link to="/rule" className={styles.link}>
          {messages.rules}
        </Link>
      </div>
    </section>
  );
}
