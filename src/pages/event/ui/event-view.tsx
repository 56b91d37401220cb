import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { NewsText } from '@/entities/news';
import { loadTexts } from '@/shared/copy';
import { IconEvent } from '@/shared/icons';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { Heading } from '@/shared/ui/heading';
import { LinkButton } from '@/shared/ui/link-button';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import type { SiteEventDetail } from '../api';
import { $isMissing, event } from '../model';
import { EventBadge } from './event-badge';
import * as styles from './events-page.css';
import { messages } from './messages';

function TextSkeleton() {
  return (
    <Card>
      <Stack gap="3">
        <Skeleton width="40%" height={28} />
        <Skeleton width="88%" />
        <Skeleton width="64%" />
      </Stack>
    </Card>
  );
}

function Contents({ title, isOver, contents, reward, ...period }: SiteEventDetail) {
  return (
    <>
      <Card>
        <Stack gap="4">
          <header className={styles.head}>
            <EventBadge isOver={isOver} />
            <Heading level={2}>{title}</Heading>
            <span className={styles.period}>{messages.period(period)}</span>
          </header>
          <div className={styles.text}>
            <NewsText html={contents} />
          </div>
        </Stack>
      </Card>
      {reward !== null && (
        <Card>
          <p className={styles.reward}>
            <span>{messages.reward}</span>
            <span className={styles.rewardAmount}>{messages.rewardOf(reward)}</span>
            <span className={styles.period}>{messages.paidAt(reward.paidAt)}</span>
          </p>
        </Card>
      )}
    </>
  );
}

/** One event: its text, its time and what the member got from it. */
export function EventView() {
  const { data, failure, isPending, isMissing, onRetry } = useUnit({
    ...{ data: event.$data, failure: event.$failure, isPending: event.$isPending },
    ...{ isMissing: $isMissing, onRetry: event.refresh },
  });
  return (
    <Stack gap="4">
      <Heading level={1}>{messages.title}</Heading>
      {isMissing ? (
        <Card>
          <EmptyState
            icon={<IconEvent size={28} />}
            title={messages.missing}
            text={messages.missingText}
          />
        </Card>
      ) : (
        <QueryView
          data={data}
          failure={failure}
          isPending={isPending}
          texts={{ ...loadTexts, failed: messages.failed }}
          skeleton={<TextSkeleton />}
          onRetry={onRetry}
        >
          {(shown) => <Contents {...shown} />}
        </QueryView>
      )}
      <div className={styles.back}>
        <LinkButton asChild variant="secondary">
          <Link to="/event">{messages.toList}</Link>
        </LinkButton>
      </div>
    </Stack>
  );
}
