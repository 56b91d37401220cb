import { useSearch } from '@tanstack/react-router';
import { LoginForm } from '@/features/login';
import { safeReturnPath, usePages } from '@/shared/routes';
import { Banner } from '@/shared/ui/banner';
import { Card } from '@/shared/ui/card';
import { Heading } from '@/shared/ui/heading';
import * as styles from './login-page.css';
import { messages } from './messages';

/** Why a guest was led here, and where login leads back to. */
function Reason() {
  const { redirect }: { redirect?: string } = useSearch({ strict: false });
  const pages = usePages();
  const returnTo = safeReturnPath(redirect);
  if (returnTo === null) return null;
  const page = pages.get(returnTo.split(/[?#]/)[0] ?? '');
  return (
    <Banner>
      <p>{page?.access === 'members' ? messages.membersOnly(page.title) : messages.back}</p>
    </Banner>
  );
}

/** After login the router's guards lead to the return path or to where the account belongs. */
export function LoginPage() {
  return (
    <section className={styles.root} aria-labelledby="login-title">
      <Card padding="5" className={styles.card}>
        <Heading level={1} id="login-title">
          {messages.title}
        </Heading>
        <Reason />
        <LoginForm />
      </Card>
    </section>
  );
}
