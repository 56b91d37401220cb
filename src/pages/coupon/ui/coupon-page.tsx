import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { useCallback, useRef } from 'react';
import { listTexts } from '@/shared/copy';
import { IconCoupon } from '@/shared/icons';
import { useLostFocus } from '@/shared/lib/lost-focus';
import { linkSearch } from '@/shared/routes';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { LoadMore } from '@/shared/ui/load-more';
import { usePaged } from '@/shared/ui/paged-list';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { TabLink, TabNav } from '@/shared/ui/tab-nav';
import { MoneyFrame } from '@/widgets/money-nav';
import { coupons } from '../api';
import { $requested, $state, using } from '../model';
import { type CouponSearch, states } from '../search';
import { CodeForm } from './code-form';
import * as styles from './coupon-page.css';
import { CouponTicket } from './coupon-ticket';
import { messages } from './messages';

const searchOf = (state: CouponSearch['state']) => linkSearch({ state });

/** The member's coupons by what became of them, and the code of another one. */
export function CouponPage() {
  const page = useUnit({
    state: $state,
    requested: $requested,
    isUsing: using.$isPending,
    onUse: using.start,
  });
  const paged = usePaged(coupons);
  const { items, failure, isPending, onRetry } = paged;
  const listRef = useRef<HTMLDivElement>(null);
  // A coupon that was used leaves the list, and its button had the focus.
  useLostFocus(
    items?.length ?? 0,
    useCallback(() => listRef.current?.focus({ preventScroll: true }), []),
  );
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
              activeOptions={{ exact: true }}
              aria-current={state === page.state ? 'page' : undefined}
            >
              {messages.states[state]}
            </Link>
          </TabLink>
        ))}
      </TabNav>
      {/* biome-ignore lint/a11y/useSemanticElements: no fields of a form */}
      <div ref={listRef} role="group" aria-label={messages.states[page.state]} tabIndex={-1}>
        <QueryView
          data={items}
          failure={failure}
          isPending={isPending}
          texts={{ ...listTexts, failed: messages.failed }}
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
          onRetry={onRetry}
        >
          {(list) => (
            <ul className={styles.list} aria-label={messages.list}>
              {list.map((coupon) => (
                <CouponTicket
                  key={coupon.id}
                  coupon={coupon}
                  isUsing={page.isUsing && coupon.id === page.requested?.id}
                  disabled={page.isUsing}
                  onUse={(used) => page.onUse({ id: used.id, about: used })}
                />
              ))}
            </ul>
          )}
        </QueryView>
      </div>
      <LoadMore paged={paged} label={listTexts.more} />
    </MoneyFrame>
  );
}
