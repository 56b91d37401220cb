import { Link } from '@tanstack/react-router';
import { Card } from '@/shared/ui/card';
import { LinkButton } from '@/shared/ui/link-button';
import * as styles from './calculate-page.css';
import { kindPages } from './kind-pages';
import { messages } from './messages';

/** What may be requested, each with what it is counted by. */
export function KindList() {
  return (
    <Card padding="0" clip>
      <ul aria-label={messages.kinds}>
        {kindPages.map(({ kind, to }) => (
          <li key={kind} className={styles.row}>
            <span className={styles.what}>
              <b>{messages.titles[kind]}</b>
              <span className={styles.note}>{messages.terms[kind]}</span>
            </span>
            <span className={styles.go}>
              <LinkButton asChild size="sm" variant="secondary">
                <Link to={to} aria-label={`${messages.titles[kind]} ${messages.go}`}>
                  {messages.go}
                </Link>
              </LinkButton>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
