import { LoginForm } from '@/features/login';
import { Card } from '@/shared/ui/card';
import { Heading } from '@/shared/ui/heading';
import * as styles from './login-page.css';
import { messages } from './messages';

/** After login the router's guards lead to the return path or to where the account belongs. */
export function LoginPage() {
  return (
    <section className={styles.root} aria-labelledby="login-title">
      <Card padding="5" className={styles.card}>
        <Heading level={1} id="login-title">
          {messages.title}
        </Heading>
        <LoginForm />
      </Card>
    </section>
  );
}
