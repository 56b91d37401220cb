import { Suspense } from 'react';
import { lazyPart } from '@/shared/lib/lazy-part';
import { plainWords } from '../lib/plain-words';
import type { CleanNewsProps } from './clean-news';
import * as styles from './news-text.css';

const CleanNews = lazyPart(async () => (await import('./clean-news')).CleanNews);

export type NewsTextProps = CleanNewsProps;

/** Words of a notice: plain at first, with their emphasis and links as soon as the cleaner is here. */
export function NewsText(props: NewsTextProps) {
  return (
    <span className={styles.root}>
      <Suspense fallback={plainWords(props.html)}>
        <CleanNews {...props} />
      </Suspense>
    </span>
  );
}
