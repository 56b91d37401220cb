import type { EventCallable, Store } from 'effector';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { Button } from '../button';
import { Card } from '../card';
import { EmptyState } from '../empty-state';
import { Heading } from '../heading';
import { LoadMore } from '../load-more';
import { type PagedModel, usePaged } from '../paged-list';
import { type QueryTexts, QueryView } from '../query-view';
import { Skeleton } from '../skeleton';
import * as styles from './list-page.css';

export interface ListPageTexts extends QueryTexts {
  title: string;
  /** Name of the list, for assistive technology. */
  list: string;
  /** There is nothing in it. */
  empty: string;
  /** What would be there. */
  emptyText: string;
  /** On the button that loads the next page below. */
  more: string;
  /** Of the pages that are turned: the name of the navigation, its buttons and a page. */
  pages: string;
  previous: string;
  next: string;
  page: (page: number) => string;
}

export interface ListPageProps<Item> {
  /** Of `createPagedQuery`. Where it shows one page, pages are turned; where it shows every page, a button loads more. */
  list: PagedModel<Item> & {
    shows: 'every page' | 'one page';
    $hasPrevious: Store<boolean>;
    $pageNumber: Store<number>;
    previousRequested: EventCallable<void>;
  };
  texts: ListPageTexts;
  /** Beside the title: how many there are, what is new. */
  note?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** Between the title and the list: filters, a banner. */
  above?: ReactNode;
  emptyIcon: ReactNode;
  emptyAction?: ReactNode;
  /** Draws an item as a `li`. */
  children: (item: Item) => ReactNode;
}

const skeletonRows = ['72%', '48%', '64%', '40%', '56%', '68%'];

function ListSkeleton() {
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

function Pager<Item>({ list, texts }: Pick<ListPageProps<Item>, 'list' | 'texts'>) {
  const { number, hasPrevious, hasNext, onPrevious, onNext } = useUnit({
    number: list.$pageNumber,
    hasPrevious: list.$hasPrevious,
    hasNext: list.$hasNext,
    onPrevious: list.previousRequested,
    onNext: list.nextRequested,
  });
  if (!hasPrevious && !hasNext) return null;
  return (
    <nav aria-label={texts.pages} className={styles.pager}>
      <Button size="sm" variant="secondary" disabled={!hasPrevious} onClick={() => onPrevious()}>
        {texts.previous}
      </Button>
      <span className={styles.pageNumber} aria-current="page">
        {texts.page(number)}
      </span>
      <Button size="sm" variant="secondary" disabled={!hasNext} onClick={() => onNext()}>
        {texts.next}
      </Button>
    </nav>
  );
}

/** A page that is one list, in each of its states. */
export function ListPage<Item>({
  list,
  texts,
  note,
  actions,
  above,
  emptyIcon,
  emptyAction,
  children,
}: ListPageProps<Item>) {
  const paged = usePaged(list);
  return (
    <div className={styles.root}>
      <header className={styles.header}>
        <Heading level={1}>{texts.title}</Heading>
        <span className={styles.note} role="status">
          {note}
        </span>
        {actions}
      </header>
      {above}
      <QueryView
        data={paged.items}
        failure={paged.failure}
        isPending={paged.isPending}
        texts={texts}
        skeleton={<ListSkeleton />}
        empty={
          <Card>
            <EmptyState
              icon={emptyIcon}
              title={texts.empty}
              text={texts.emptyText}
              action={emptyAction}
            />
          </Card>
        }
        onRetry={paged.onRetry}
        {...(list.shows === 'every page' && { failureAt: 'end' as const })}
      >
        {(items) => (
          <Card padding="0" clip>
            <ul aria-label={texts.list}>{items.map(children)}</ul>
          </Card>
        )}
      </QueryView>
      {list.shows === 'one page' ? (
        <Pager list={list} texts={texts} />
      ) : (
        <LoadMore paged={paged} label={texts.more} />
      )}
    </div>
  );
}
