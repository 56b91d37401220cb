import type { ReactNode } from 'react';
import { Card } from '../card';
import { EmptyState } from '../empty-state';
import { Heading } from '../heading';
import { LoadMore } from '../load-more';
import { type QueryTexts, QueryView } from '../query-view';
import { Skeleton } from '../skeleton';
import { Stack } from '../stack';
import * as styles from './paged-list.css';
import type { Paged } from './use-paged';

export interface PagedListTexts extends QueryTexts {
  /** Above the list. */
  title: string;
  /** There is nothing in it. */
  empty: string;
  /** What would be there. */
  emptyText: string;
  /** On the button that loads the next page. */
  more: string;
}

export interface PagedListProps<Item> extends Paged<Item> {
  texts: PagedListTexts;
  /** Of the empty list. */
  emptyIcon: ReactNode;
  /** Draws what is there. */
  children: (items: readonly Item[]) => ReactNode;
}

const skeletonRows = ['72%', '48%', '64%'];

/** A part of a page with a list that is loaded page after page, in each of its states. */
export function PagedList<Item>({ texts, emptyIcon, children, ...paged }: PagedListProps<Item>) {
  const { items, failure, isPending, onRetry } = paged;
  return (
    <Stack as="section" gap="3">
      <Heading level={2}>{texts.title}</Heading>
      <QueryView
        data={items}
        failure={failure}
        isPending={isPending}
        texts={texts}
        skeleton={
          <Card padding="0" clip>
            {skeletonRows.map((width) => (
              <div key={width} className={styles.row}>
                <Skeleton width={width} />
              </div>
            ))}
          </Card>
        }
        empty={
          <Card>
            <EmptyState icon={emptyIcon} title={texts.empty} text={texts.emptyText} />
          </Card>
        }
        failureAt="end"
        onRetry={onRetry}
      >
        {children}
      </QueryView>
      <LoadMore paged={paged} label={texts.more} />
    </Stack>
  );
}
