import { useUnit } from 'effector-react';
import { Skeleton } from '@/shared/ui/skeleton';
import { $form, $look } from '../model/look';
import * as styles from './board-skeleton.css';

const groups = [4, 3, 3] as const;

/** Holds the places of heads, rows and cells, so that nothing jumps when they come. */
export function BoardSkeleton() {
  const [form, look] = useUnit([$form, $look]);
  const shape = form === 'matches' ? look : 'market';
  const height = shape === 'card' ? 46 : 42;
  return (
    <div className={styles.root({ shape })}>
      {groups.map((rows, group) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places, not things
        <div key={group} className={styles.group({ shape })}>
          <div className={styles.head({ shape })}>
            <Skeleton width={160} height={14} />
          </div>
          {Array.from({ length: rows }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places, not things
            <div key={row} className={styles.row({ shape })}>
              <Skeleton height={28} />
              <Skeleton shape="box" height={height} />
              {shape !== 'card' && <Skeleton shape="box" height={height} />}
              {shape !== 'card' && <Skeleton shape="box" height={height} />}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
