import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { boardNames, boardPaths, PostRow, PostRowHead } from '@/entities/post';
import { listTexts } from '@/shared/copy';
import { IconChevronLeft, IconChevronRight, IconMessage, IconWrite } from '@/shared/icons';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { Heading } from '@/shared/ui/heading';
import { IconButton } from '@/shared/ui/icon-button';
import { LinkButton } from '@/shared/ui/link-button';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { CommunityRail } from '@/widgets/community-nav';
import { pageSize } from '../api';
import { hrefOf } from '../lib/list-query';
import { $list, $notices, $total, filterChanged, posts } from '../model/list';
import { listDefaults } from '../search';
import { ListFilters } from './list-filters';
import * as styles from './list-page.css';
import { messages } from './messages';

const skeletonRows = Array.from({ length: pageSize }, (_, at) => `${40 + ((at * 17) % 40)}%`);

function ListSkeleton() {
  return (
    <Card padding="0" clip>
      <PostRowHead />
      {skeletonRows.map((width, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change
        <div key={at} className={styles.skeletonRow}>
          <Skeleton width={width} />
        </div>
      ))}
    </Card>
  );
}

function Empty() {
  const { list, onFilter } = useUnit({ list: $list, onFilter: filterChanged });
  const isWhole = hrefOf(list) === `/${list.board}`;
  return (
    <EmptyState
      icon={<IconMessage size={28} />}
      title={isWhole ? messages.empty : messages.noneFound}
      text={isWhole ? messages.emptyText : messages.noneFoundText}
      action={
        !isWhole && (
          <Button variant="secondary" onClick={() => onFilter(listDefaults)}>
            {messages.clear}
          </Button>
        )
      }
    />
  );
}

function Rows() {
  const { list, items, notices, failure, isPending, onRetry } = useUnit({
    list: $list,
    items: posts.$items,
    notices: $notices,
    failure: posts.$failure,
    isPending: posts.$isPending,
    onRetry: posts.refresh,
  });
  return (
    <QueryView
      data={items}
      failure={failure}
      isPending={isPending}
      texts={{ ...listTexts, failed: messages.listFailed }}
      skeleton={<ListSkeleton />}
      isEmpty={() => false}
      onRetry={() => onRetry()}
    >
      {(rows) => (
        <Card padding="0" clip>
          <PostRowHead />
          <ul aria-label={messages.list}>
            {[...notices, ...rows].map((post) => (
              <PostRow key={post.id} board={list.board} post={post} />
            ))}
          </ul>
          {rows.length === 0 && <Empty />}
        </Card>
      )}
    </QueryView>
  );
}

function Pager() {
  const { page, total, hasPrevious, hasNext, onPrevious, onNext } = useUnit({
    page: posts.$pageNumber,
    total: $total,
    hasPrevious: posts.$hasPrevious,
    hasNext: posts.$hasNext,
    onPrevious: posts.previousRequested,
    onNext: posts.nextRequested,
  });
  if (!hasPrevious && !hasNext) return null;
  return (
    <nav aria-label={listTexts.pages} className={styles.pager}>
      <IconButton label={listTexts.previous} disabled={!hasPrevious} onClick={() => onPrevious()}>
        <IconChevronLeft size={18} />
      </IconButton>
      <span className={styles.page} aria-current="page">
        {total === null
          ? listTexts.page(page)
          : messages.pageOf(page, Math.max(page, Math.ceil(total / pageSize)), pageSize)}
      </span>
      <IconButton label={listTexts.next} disabled={!hasNext} onClick={() => onNext()}>
        <IconChevronRight size={18} />
      </IconButton>
    </nav>
  );
}

/** The posts of a board: what is pinned, and a page of the others. */
export function ListPage() {
  const { list, total } = useUnit({ list: $list, total: $total });
  return (
    <CommunityRail>
      <div className={styles.root}>
        <header className={styles.header}>
          <Heading level={1}>{boardNames[list.board]}</Heading>
          <span className={styles.note} role="status">
            {total !== null && messages.total(total)}
          </span>
          <LinkButton asChild>
            <Link to={boardPaths[list.board].write}>
              <IconWrite size={18} />
              {messages.write}
            </Link>
          </LinkButton>
        </header>
        <ListFilters />
        <Rows />
        <Pager />
      </div>
    </CommunityRail>
  );
}
