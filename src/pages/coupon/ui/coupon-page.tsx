import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { loadTexts } from '@/shared/copy';
import { IconCoupon } from '@/shared/icons';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { TabLink, TabNav } from '@/shared/ui/tab-nav';
import { MoneyFrame } from '@/widgets/money-nav';
import { coupons } from '../api';
import { $asked, $state, useClicked, using } from '../model';
import { type CouponSearch, states } from '../search';
import { CodeForm } from './code-form';
import * as styles from './coupon-page.css';
import { CouponTicket } from './coupon-ticket';
import { messages } from './messages';

// The links of pages are typed by their address alone: the page reads its own search.
const searchOf = (state: CouponSearch['state']) => ({ joinCd: undefined, state });

/** The member's coupons by what became of them, and the code of another one. */
export function CouponPage() {
  const page = useUnit({
    state: $state,
    items: coupons.$items,
    failure: coupons.$failure,
    isPending: coupons.$isPending,
    hasNext: coupons.$hasNext,
    asked: $asked,
    isUsing: using.$isPending,
    onUse: useClicked,
    onRetry: coupons.refresh,
    onMore: coupons.nextRequested,
  });
  return (
    <MoneyFrame title={messages.title}>
      <CodeForm />
      <TabNav label={messages.tabs}>
        {states.map((state) => (
          <TabLink key={state} fill>
            <Link
              to="/coupon"
              search={searchOf(state)}
              replace
              resetScroll={false}
              aria-current={state === page.state ? 'page' : undefined}
            >
              {messages.states[state]}
            </Link>
          </TabLink>
        ))}
      </TabNav>
      <QueryView
        data={page.items}
        failure={page.failure}
        isPending={page.isPending}
        texts={{ ...loadTexts, failed: messages.failed }}
        skeleton={<Skeleton height={96} shape="box" />}
        empty={
          <Card>
            <EmptyState
              icon={<IconCoupon size={28} />}
              title={messages.empty(page.state)}
              text={messages.emptyText}
            />
          </Card>
        }
        failureAt="end"
        onRetry={page.onRetry}
      >
        {(list) => (
          <ul className={styles.list} aria-label={messages.list}>
            {list.map((coupon) => (
              <CouponTicket
                key={coupon.id}
                coupon={coupon}
                isUsing={page.isUsing && coupon.id === page.asked?.id}
                disabled={page.isUsing}
                onUse={page.onUse}
              />
            ))}
          </ul>
        )}
      </QueryView>
      {page.hasNext && !page.failure && (
        <Button
          variant="secondary"
          fullWidth
          loading={page.isPending}
          onClick={() => page.onMore()}
        >
          {messages.more}
        </Button>
      )}
    </MoneyFrame>
  );
}
