import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { $isLoggedIn } from '@/entities/member';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Skeleton } from '@/shared/ui/skeleton';
import * as styles from './account-column.css';
import { GuestCard } from './guest-card';

const MemberColumn = lazyPart(async () => (await import('./member-column')).MemberColumn);

/** The member's account and open bets, or for guests what this site is and how to join. */
export function AccountColumn() {
  const isLoggedIn = useUnit($isLoggedIn);
  if (!isLoggedIn) return <GuestCard />;
  return (
    <Suspense
      fallback={
        <>
          <div className={styles.account}>
            <Skeleton height={236} shape="box" />
          </div>
          <div className={styles.betsPlace} />
        </>
      }
    >
      <MemberColumn />
    </Suspense>
  );
}
