import { Suspense } from 'react';
import { common } from '@/shared/copy';
import { lazyPart } from '@/shared/lib/lazy-part';
import * as styles from './notice-marquee.css';

// The row keeps its height, so that a notice may come after the first paint.
const NoticeLine = lazyPart(async () => (await import('./notice-line')).NoticeLine);

/** The newest notice, and the mark that the money is none. */
export function NoticeMarquee() {
  return (
    <div className={styles.root}>
      <Suspense>
        <NoticeLine />
      </Suspense>
      <span className={styles.demo}>{common.demo}</span>
    </div>
  );
}
