import { Link } from '@tanstack/react-router';
import { loadTexts } from '@/shared/copy';
import { IconEvent } from '@/shared/icons';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { Heading } from '@/shared/ui/heading';
import { QueryView, useQuery } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import type { SiteEvent } from '../api';
import { stateOf } from '../lib/state';
import { eventList } from '../model';
import { EventBadge } from './event-badge';
import * as styles from './events-page.css';
import { messages } from './messages';

const skeletonRows = ['64%', '48%', '56%'];

function ListSkeleton() {
  return (
    <Card padding="0" clip>
      {skeletonRows.map((width) => (
        <div key={width} className={styles.row}>
          <Skeleton width={52} height={20} shape="box" />
          <Skeleton width={width} />
        </div>
      ))}
    </Card>
  );
}

function EventRow(event: SiteEvent) {
  return (
    <Link to="/event/$id" params={{ id: String(event.id) }} className={styles.row}>
      <EventBadge state={stateOf(event)} />
      <span className={styles.what}>
        <span className={styles.name}>{event.title}</span>
        <span className={styles.period}>{messages.period(event)}</span>
      </span>
    </Link>
  );
}

/** The events that the member may join, and those that are lately over. */
export function EventList() {
  const query = useQuery(eventList);
  return (
    <Stack gap="4">
      <Heading level={1}>{messages.title}</Heading>
      <div className={styles.rows}>
        <QueryView
          {...query}
          texts={{ ...loadTexts, failed: messages.failed }}
          skeleton={<ListSkeleton />}
          empty={
            <Card>
              <EmptyState
                icon={<IconEvent size={28} />}
                title={messages.empty}
                text={messages.emptyText}
              />
            </Card>
          }
        >
          {(items) => (
            <Card padding="0" clip>
              <ul aria-label={messages.list}>
                {items.map((item) => (
                  <li key={item.id}>
                    <EventRow {...item} />
                  </li>
                ))}
              </ul>
            </Card>
          )}
        </QueryView>
      </div>
    </Stack>
  );
}
