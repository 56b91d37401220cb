import { Link } from '@tanstack/react-router';
import { Heading } from '@/shared/ui/heading';
import { Inline } from '@/shared/ui/inline';
import { LinkButton } from '@/shared/ui/link-button';
import { Button } from '@/shared/ui/button';
import { Text } from '@/shared/ui/text';
import * as styles from './error-page.css';
import { messages } from './messages';

export interface ErrorPageProps {
  status?: number;
  /** What the server or the browser said. */
  message?: string | null;
  /** Number to quote to support. */
  requestId?: string | null;
  onRetry?: () => void;
}

/** In place of a page that cannot be drawn; the shell around it stays. */
export function ErrorPage({ status = 500, message, requestId, onRetry }: ErrorPageProps) {
  return (
    <section className={styles.root} aria-labelledby="error-title">
      <Text as="p" numeric className={styles.status}>
        {status}
      </Text>
      <Heading level={1} id="error-title">
        {status === 404 ? messages.notFound : messages.error}
      </Heading>
      {message && (
        <Text as="p" tone="secondary" className={styles.message}>
          {message}
        </Text>
      )}
      {requestId && (
        <Text as="p" size="sm" tone="hint" numeric>
          {messages.requestId} {requestId}
        </Text>
      )}
      <Inline gap="2" wrap justify="center" className={styles.actions}>
        {onRetry && <Button onClick={onRetry}>{messages.retry}</Button>}
        <LinkButton asChild variant="secondary">
          <Link to="/">{messages.toTop}</Link>
        </LinkButton>
      </Inline>
    </section>
  );
}
