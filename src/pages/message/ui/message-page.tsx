import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { $unreadCount } from '@/entities/member';
import {
  $contents,
  $failedId,
  $hasNext,
  $hasPrevious,
  $inboxFailure,
  $isDeleting,
  $messages,
  $openId,
  $pageNumber,
  $readIds,
  inboxRefreshed,
  MessageRow,
  messageRetried,
  messageToggled,
  nextPageClicked,
  previousPageClicked,
} from '@/entities/message';
import { IconMessage } from '@/shared/icons';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { Heading } from '@/shared/ui/heading';
import { LinkButton } from '@/shared/ui/link-button';
import { Skeleton } from '@/shared/ui/skeleton';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { $gatedPath, deleteClicked, goOnClicked } from '../model';
import { GateBanner } from './gate-banner';
import { InboxPager } from './inbox-pager';
import * as styles from './message-page.css';
import { messages } from './messages';

const skeletonRows = ['72%', '48%', '64%', '40%', '56%', '68%'];

function InboxSkeleton() {
  return (
    <Card padding="0" clip aria-busy="true">
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      {skeletonRows.map((width) => (
        <div key={width} className={styles.skeletonRow}>
          <Skeleton width={48} height={20} shape="box" />
          <Skeleton width={width} />
          <Skeleton />
        </div>
      ))}
    </Card>
  );
}

function InboxEmpty() {
  return (
    <Card>
      <EmptyState
        icon={<IconMessage size={28} />}
        title={messages.empty}
        text={messages.emptyText}
        action={
          <LinkButton asChild variant="secondary">
            <Link to="/">{messages.toTop}</Link>
          </LinkButton>
        }
      />
    </Card>
  );
}

function InboxList() {
  const inbox = useUnit({
    list: $messages,
    openId: $openId,
    contents: $contents,
    failedId: $failedId,
    isDeleting: $isDeleting,
    onToggle: messageToggled,
    onRetry: messageRetried,
    onDelete: deleteClicked,
  });
  if (inbox.list === null) return <InboxSkeleton />;
  if (inbox.list.length === 0) return <InboxEmpty />;
  return (
    <Card padding="0" clip>
      <ul aria-label={messages.list}>
        {inbox.list.map((message) => (
          <MessageRow
            key={message.id}
            message={message}
            isOpen={message.id === inbox.openId}
            contents={inbox.contents[message.id]?.contents ?? null}
            hasFailed={message.id === inbox.failedId}
            isDeleting={inbox.isDeleting}
            onToggle={inbox.onToggle}
            onRetry={inbox.onRetry}
            onDelete={(id) => inbox.onDelete([id])}
          />
        ))}
      </ul>
    </Card>
  );
}

/** The inbox: list, reading in place, deleting what was read. */
export function MessagePage() {
  const page = useUnit({
    unreadCount: $unreadCount,
    gatedPath: $gatedPath,
    failure: $inboxFailure,
    list: $messages,
    readIds: $readIds,
    isDeleting: $isDeleting,
    number: $pageNumber,
    hasPrevious: $hasPrevious,
    hasNext: $hasNext,
    onDelete: deleteClicked,
    onGoOn: goOnClicked,
    onRetry: inboxRefreshed,
    onPrevious: previousPageClicked,
    onNext: nextPageClicked,
  });
  const { unreadCount, readIds, list, failure } = page;
  return (
    <div className={styles.root}>
      <header className={styles.header}>
        <Heading level={1}>{messages.title}</Heading>
        <span className={styles.count} role="status">
          {unreadCount > 0
            ? messages.unreadCount(unreadCount)
            : list !== null && list.length > 0 && messages.allRead}
        </span>
        {readIds.length > 0 && (
          <Button
            size="sm"
            variant="secondary"
            loading={page.isDeleting}
            onClick={() => page.onDelete(readIds)}
          >
            {messages.deleteRead}
          </Button>
        )}
      </header>
      {page.gatedPath !== null && <GateBanner unreadCount={unreadCount} onGoOn={page.onGoOn} />}
      {failure !== null && (
        <Banner
          tone="error"
          action={
            <Button size="sm" variant="secondary" onClick={() => page.onRetry()}>
              {messages.retry}
            </Button>
          }
        >
          {messages.failed}
        </Banner>
      )}
      {(failure === null || list !== null) && <InboxList />}
      <InboxPager
        page={page.number}
        hasPrevious={page.hasPrevious}
        hasNext={page.hasNext}
        onPrevious={() => page.onPrevious()}
        onNext={() => page.onNext()}
      />
    </div>
  );
}
