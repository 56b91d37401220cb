import { Skeleton } from '@/shared/ui/skeleton';
import * as styles from './board-skeleton.css';

const groups = [4, 3, 3] as const;

/** Holds the places of heads, rows and cells, so that nothing jumps when they come. */
export function BoardSkeleton() {
  return (
    <div className={styles.root}>
      {groups.map((rows, group) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places, not things
        <div key={group} className={styles.group}>
          <div className={styles.head}>
            <Skeleton width={160} height={14} />
          </div>
          {Array.from({ length: rows }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places, not things
            <div key={row} className={styles.row}>
              <Skeleton width={56} height={28} />
              <Skeleton shape="box" height={42} />
              <Skeleton shape="box" height={42} />
              <Skeleton shape="box" height={42} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
