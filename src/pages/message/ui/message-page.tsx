import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { $unreadCount } from '@/entities/member';
import {
  $contents,
  $failedId,
  $isDeleting,
  $openId,
  $readIds,
  inbox,
  MessageRow,
  type MessageSummary,
  messageRetried,
  messageToggled,
} from '@/entities/message';
import { loadTexts } from '@/shared/copy';
import { IconMessage } from '@/shared/icons';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { Heading } from '@/shared/ui/heading';
import { LinkButton } from '@/shared/ui/link-button';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { $gatedPath, deleteClicked, goOnClicked } from '../model';
import { GateBanner } from './gate-banner';
import { InboxPager } from './inbox-pager';
import * as styles from './message-page.css';
import { messages } from './messages';

const skeletonRows = ['72%', '48%', '64%', '40%', '56%', '68%'];

function InboxSkeleton() {
  return (
    <Card padding="0" clip>
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

function InboxList({ list }: { list: readonly MessageSummary[] }) {
  const unit = useUnit({
    openId: $openId,
    contents: $contents,
    failedId: $failedId,
    isDeleting: $isDeleting,
    onToggle: messageToggled,
    onRetry: messageRetried,
    onDelete: deleteClicked,
  });
  return (
    <Card padding="0" clip>
      <ul aria-label={messages.list}>
        {list.map((message) => (
          <MessageRow
            key={message.id}
            message={message}
            isOpen={message.id === unit.openId}
            contents={unit.contents[message.id]?.contents ?? null}
            hasFailed={message.id === unit.failedId}
            isDeleting={unit.isDeleting}
            onToggle={unit.onToggle}
            onRetry={unit.onRetry}
            onDelete={(id) => unit.onDelete([id])}
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
    failure: inbox.$failure,
    isPending: inbox.$isPending,
    list: inbox.$items,
    readIds: $readIds,
    isDeleting: $isDeleting,
    number: inbox.$pageNumber,
    hasPrevious: inbox.$hasPrevious,
    hasNext: inbox.$hasNext,
    onDelete: deleteClicked,
    onGoOn: goOnClicked,
    onRetry: inbox.refresh,
    onPrevious: inbox.previousRequested,
    onNext: inbox.nextRequested,
  });
  const { unreadCount, readIds, list } = page;
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
      <QueryView
        data={list}
        failure={page.failure}
        isPending={page.isPending}
        texts={{ ...loadTexts, failed: messages.failed }}
        skeleton={<InboxSkeleton />}
        empty={<InboxEmpty />}
        onRetry={page.onRetry}
      >
        {(items) => <InboxList list={items} />}
      </QueryView>
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
