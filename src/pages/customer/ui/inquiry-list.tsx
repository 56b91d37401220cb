import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { inquiryKinds } from '@/shared/copy';
import { IconChevronRight, IconSupport } from '@/shared/icons';
import { Card } from '@/shared/ui/card';
import { ChipLink } from '@/shared/ui/chip';
import { EmptyState } from '@/shared/ui/empty-state';
import { LoadMore } from '@/shared/ui/load-more';
import { usePaged } from '@/shared/ui/paged-list';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import type { InquirySummary } from '../api';
import { $show, list } from '../model/list';
import { $openId } from '../model/thread';
import { shows } from '../search';
import * as styles from './inquiry-list.css';
import { messages } from './messages';
import { searchOf } from './search-of';
import { StateBadge } from './state-badge';

const skeletonRows = ['72%', '48%', '64%', '56%'];

function ListSkeleton() {
  return (
    <Card padding="0" clip>
      {skeletonRows.map((width) => (
        <div key={width} className={styles.row}>
          <Skeleton height={20} shape="box" />
          <Skeleton width={width} />
        </div>
      ))}
    </Card>
  );
}

function Filters() {
  const show = useUnit($show);
  return (
    <nav aria-label={messages.filter} className={styles.chips}>
      {shows.map((one) => (
        <ChipLink key={one}>
          <Link
            to="/customer"
            search={searchOf(one)}
            replace
            resetScroll={false}
            activeOptions={{ exact: true }}
            aria-current={one === show ? 'page' : undefined}
          >
            {messages.shows[one]}
          </Link>
        </ChipLink>
      ))}
    </nav>
  );
}

interface InquiryRowProps {
  inquiry: InquirySummary;
  /** Whether the question is visible beside the list. */
  isOpen: boolean;
  /** Whether the list stays where it is when a question is opened. */
  isBeside: boolean;
}

function InquiryRow({ inquiry, isOpen, isBeside }: InquiryRowProps) {
  const { id, kind, title, createdAt, state, isNew } = inquiry;
  const show = useUnit($show);
  const isMarked = isNew && !isOpen;
  return (
    <Link
      to="/customer/view/{-$id}"
      params={{ id }}
      search={searchOf(show)}
      resetScroll={!isBeside}
      className={styles.row}
      aria-current={isOpen ? 'page' : undefined}
      data-over={state === 'closed'}
    >
      <span className={styles.state}>
        <StateBadge state={state} />
      </span>
      <span className={styles.what}>
        <span className={styles.title} data-new={isMarked}>
          {title}
        </span>
        <span className={styles.meta}>
          {inquiryKinds[kind]} · {messages.at(createdAt)}
          {isMarked && ` · ${messages.isNew}`}
        </span>
      </span>
      <IconChevronRight size={18} />
    </Link>
  );
}

export interface InquiryListProps {
  /** Whether a question is drawn beside the list. */
  isBeside: boolean;
}

/** The member's questions of a state, page after page. */
export function InquiryList({ isBeside }: InquiryListProps) {
  const openId = useUnit($openId);
  const paged = usePaged(list);
  return (
    <>
      <Filters />
      <div className={styles.list}>
        <QueryView
          data={paged.items}
          failure={paged.failure}
          isPending={paged.isPending}
          texts={messages.listTexts}
          skeleton={<ListSkeleton />}
          empty={
            <Card>
              <EmptyState
                icon={<IconSupport size={28} />}
                title={messages.empty}
                text={messages.emptyText}
              />
            </Card>
          }
          failureAt="end"
          onRetry={paged.onRetry}
        >
          {(items) => (
            <Card padding="0" clip>
              <ul aria-label={messages.list}>
                {items.map((inquiry) => (
                  <li key={inquiry.id}>
                    <InquiryRow
                      inquiry={inquiry}
                      isOpen={inquiry.id === openId}
                      isBeside={isBeside}
                    />
                  </li>
                ))}
              </ul>
            </Card>
          )}
        </QueryView>
      </div>
      <LoadMore paged={paged} label={messages.listTexts.more} />
    </>
  );
}
