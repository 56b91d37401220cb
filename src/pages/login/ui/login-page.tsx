import { Link } from '@tanstack/react-router';
import { LoginForm } from '@/features/login';
import { Logo } from '@/shared/icons';
import { Card } from '@/shared/ui/card';
import { Heading } from '@/shared/ui/heading';
import * as styles from './login-page.css';
import { messages } from './messages';

/** After login the router's guards lead to the return path or to where the account belongs. */
export function LoginPage() {
  return (
    <section className={styles.root} aria-labelledby="login-title">
      <Card padding="5" className={styles.card}>
        <div className={styles.header}>
          <Heading level={1} id="login-title">
            {messages.title}
          </Heading>
          <Link to="/" aria-label={messages.home}>
            <Logo label={messages.brand} size={24} />
          </Link>
        </div>
        <LoginForm />
      </Card>
    </section>
  );
}
