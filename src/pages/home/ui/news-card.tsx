import { useUnit } from 'effector-react';
import { $news, $newsFailure, NewsText, newsRequested } from '@/entities/news';
import { formatDate, formatIso } from '@/shared/lib/format';
import { Skeleton } from '@/shared/ui/skeleton';
import { LoadFailed } from './load-failed';
import { messages } from './messages';
import { SectionHead } from './section-head';
import * as styles from './side-card.css';

const newsShown = 5;

function NewsContents() {
  const { news, failure, onRetry } = useUnit({
    news: $news,
    failure: $newsFailure,
    onRetry: newsRequested,
  });
  if (news === null) {
    if (failure !== null)
      return <LoadFailed text={messages.newsFailed} failure={failure} onRetry={onRetry} />;
    return (
      <div className={styles.skeletons} aria-busy="true">
        <Skeleton width="90%" />
        <Skeleton width="72%" />
        <Skeleton width="80%" />
      </div>
    );
  }
  if (news.length === 0) return <p className={styles.empty}>{messages.newsEmpty}</p>;
  return (
    <ul>
      {news.slice(0, newsShown).map(({ id, contents, createdAt }) => (
        <li key={id} className={styles.newsRow}>
          <NewsText html={contents} />
          {createdAt !== null && (
            <time className={styles.newsDate} dateTime={formatIso(createdAt)}>
              {formatDate(createdAt)}
            </time>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The site's notices, newest first. */
export function NewsCard() {
  return (
    <section className={styles.root} aria-labelledby="home-news">
      <SectionHead id="home-news" title={messages.news} />
      <NewsContents />
    </section>
  );
}
