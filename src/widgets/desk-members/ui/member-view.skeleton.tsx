import { Skeleton } from '@/shared/ui/skeleton';
import * as styles from './member-view.css';

/** Holds the place of a member. */
export function MemberSkeleton() {
  return (
    <div className={styles.root}>
      <div className={styles.main}>
        <div className={styles.head}>
          <Skeleton height="44px" />
          <Skeleton height="64px" />
        </div>
      </div>
    </div>
  );
}
