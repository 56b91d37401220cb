import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { loadTexts } from '@/shared/copy';
import { IconTournament } from '@/shared/icons';
import type { ApiError } from '@/shared/api';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { Heading } from '@/shared/ui/heading';
import { LinkButton } from '@/shared/ui/link-button';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import * as styles from './info-frame.css';
import { messages } from './messages';

export interface InfoFrameProps<Data> {
  /** What the page is about; null until it is known. */
  name: string | null;
  /** Its title as long as the name is not known. */
  title: string;
  /** Before the name: a flag. */
  lead?: ReactNode;
  /** After the name: a star. */
  action?: ReactNode;
  query: { data: Data | null; failure: ApiError | null; isPending: boolean; isMissing: boolean };
  texts: { failed: string; missing: string };
  onRetry: () => void;
  children: (data: Data) => ReactNode;
}

function InfoSkeleton() {
  return (
    <div className={styles.body}>
      <Skeleton shape="box" height={520} />
      <Skeleton shape="box" height={520} />
    </div>
  );
}

/** The page of a league or a team: its name, what is known of it, or that there is none of this id. */
export function InfoFrame<Data>(props: InfoFrameProps<Data>) {
  const { name, title, lead, action, query, texts, onRetry, children } = props;
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        {lead}
        <Heading level={1}>{name ?? title}</Heading>
        {action}
      </div>
      {query.isMissing ? (
        <Card>
          <EmptyState
            icon={<IconTournament size={28} />}
            title={texts.missing}
            text={messages.missingText}
            action={
              <LinkButton asChild variant="secondary">
                <Link to="/sports_info">{messages.toInfo}</Link>
              </LinkButton>
            }
          />
        </Card>
      ) : (
        <QueryView
          data={query.data}
          failure={query.failure}
          isPending={query.isPending}
          texts={{ ...loadTexts, failed: texts.failed }}
          skeleton={<InfoSkeleton />}
          onRetry={onRetry}
        >
          {(data) => <div className={styles.content}>{children(data)}</div>}
        </QueryView>
      )}
    </div>
  );
}
