import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { loadTexts } from '@/shared/copy';
import { IconTournament } from '@/shared/icons';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { Heading } from '@/shared/ui/heading';
import { LinkButton } from '@/shared/ui/link-button';
import { QueryView, type QueryViewProps } from '@/shared/ui/query-view';
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
  query: Pick<QueryViewProps<Data>, 'data' | 'failure' | 'isPending' | 'onRetry'>;
  /** There is none of this id. */
  isMissing: boolean;
  texts: { failed: string; missing: string };
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
  const { name, title, lead, action, query, isMissing, texts, children } = props;
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        {lead}
        <Heading level={1}>{name ?? title}</Heading>
        {action}
      </div>
      {isMissing ? (
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
          {...query}
          texts={{ ...loadTexts, failed: texts.failed }}
          skeleton={<InfoSkeleton />}
        >
          {(data) => <div className={styles.content}>{children(data)}</div>}
        </QueryView>
      )}
    </div>
  );
}
