import { useUnit } from 'effector-react';
import { $member } from '@/entities/member';
import type { Notification } from '@/entities/notification';
import { $minute } from '@/shared/lib/clock';
import { EmptyState } from '@/shared/ui/empty-state';
import { LoadMore } from '@/shared/ui/load-more';
import { usePaged } from '@/shared/ui/paged-list';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { byDay } from '../lib/time';
import { list } from '../model';
import { Jar } from './jar';
import { messages } from './messages';
import * as styles from './notification-list.css';
import { NotificationRow } from './notification-row';

const skeletonRows = ['72%', '48%', '64%', '56%'];

function Loading() {
  return skeletonRows.map((width) => (
    <div key={width} className={styles.skeleton}>
      <Skeleton shape="circle" width={32} height={32} />
      <Skeleton width={width} />
    </div>
  ));
}

function Days({ items }: { items: readonly Notification[] }) {
  const [member, now] = useUnit([$member, $minute]);
  if (member === null) return null;
  return byDay(items, now).map(({ day, ago, items: some }) => {
    const title = messages.day(day, ago);
    return (
      <div key={day}>
        {ago > 0 && <h3 className={styles.day}>{title}</h3>}
        <ul aria-label={title}>
          {some.map((one) => (
            <NotificationRow key={one.id} notification={one} member={member} now={now} />
          ))}
        </ul>
      </div>
    );
  });
}

/** The notifications of the chosen kind by day, in each state of their loading. */
export function NotificationList() {
  const paged = usePaged(list);
  const { items, failure, isPending, onRetry } = paged;
  return (
    <div className={styles.root}>
      <QueryView
        data={items}
        failure={failure}
        isPending={isPending}
        texts={messages}
        skeleton={<Loading />}
        empty={<EmptyState icon={<Jar />} title={messages.empty} text={messages.emptyText} />}
        failureAt={paged.hasNext ? 'end' : 'start'}
        onRetry={onRetry}
      >
        {(all) => <Days items={all} />}
      </QueryView>
      <div className={styles.more}>
        <LoadMore paged={paged} label={messages.more} />
      </div>
    </div>
  );
}
