import { Skeleton } from '@/shared/ui/skeleton';
import * as styles from './team-panel.css';

const skeletonLines = ['60%', '84%', '72%', '90%', '66%', '78%'];

/** Holds the place of a record. */
export function RecordSkeleton() {
  return (
    <div className={styles.waiting}>
      {skeletonLines.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  );
}
