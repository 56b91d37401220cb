import { Skeleton } from '@/shared/ui/skeleton';
import * as styles from './list-frame.css';

/** Holds the place of the list. */
export function ListSkeleton() {
  return (
    <div className={styles.skeleton}>
      {Array.from({ length: 12 }, (_none, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows that hold a place have no other name
        <Skeleton key={at} height="26px" />
      ))}
    </div>
  );
}
