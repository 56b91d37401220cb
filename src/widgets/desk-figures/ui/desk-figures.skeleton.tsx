import { Skeleton } from '@/shared/ui/skeleton';
import * as styles from './desk-figures.css';

/** Holds the place of the sums and of both charts. */
export function FiguresSkeleton() {
  return (
    <div className={styles.root}>
      <Skeleton height={87} shape="box" />
      <Skeleton height={264} shape="box" />
      <Skeleton height={264} shape="box" />
    </div>
  );
}
