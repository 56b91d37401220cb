import { useUnit } from 'effector-react';
import { newsQuery, NewsText } from '@/entities/news';
import { loadTexts } from '@/shared/copy';
import { formatDate, formatIso } from '@/shared/lib/format';
import { QueryView } from '@/shared/ui/query-view';
import { Section } from '@/shared/ui/section';
import { Skeleton } from '@/shared/ui/skeleton';
import { messages } from './messages';
import * as styles from './news-card.css';

const newsShown = 5;

function NewsContents() {
  const { news, failure, onRetry } = useUnit({
    news: newsQuery.$data,
    failure: newsQuery.$failure,
    onRetry: newsQuery.refresh,
  });
  return (
    <QueryView
      data={news}
      failure={failure}
      texts={{ ...loadTexts, failed: messages.newsFailed }}
      skeleton={
        <div className={styles.skeletons}>
          <Skeleton width="90%" />
          <Skeleton width="72%" />
          <Skeleton width="80%" />
        </div>
      }
      empty={<p className={styles.empty}>{messages.newsEmpty}</p>}
      onRetry={onRetry}
    >
      {(list) => (
        <ul>
          {list.slice(0, newsShown).map(({ id, contents, createdAt }) => (
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
      )}
    </QueryView>
  );
}

/** The site's notices, newest first. */
export function NewsCard() {
  return (
    <Section id="home-news" title={messages.news} look="card">
      <NewsContents />
    </Section>
  );
}
