import { useUnit } from 'effector-react';
import { WriteMemo } from '@/features/write-memo';
import { loadTexts } from '@/shared/copy';
import { Button } from '@/shared/ui/button';
import { Heading } from '@/shared/ui/heading';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { memos } from '../model';
import * as styles from './memo-page.css';
import { messages } from './messages';

/** A member's own memos, page after page. */
export function MemoPage() {
  const { list, failure, isPending, hasNext, onRetry, onMore } = useUnit({
    list: memos.$items,
    failure: memos.$failure,
    isPending: memos.$isPending,
    hasNext: memos.$hasNext,
    onRetry: memos.refresh,
    onMore: memos.nextRequested,
  });
  return (
    <article className={styles.root}>
      <Heading level={1}>{messages.title}</Heading>
      <WriteMemo />
      <QueryView
        data={list}
        failure={failure}
        isPending={isPending}
        texts={{ ...loadTexts, failed: messages.failed }}
        skeleton={<Skeleton />}
        empty={<p className={styles.lead}>{messages.empty}</p>}
        failureAt="end"
        onRetry={onRetry}
      >
        {(items) => (
          <ul aria-label={messages.list}>
            {items.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        )}
      </QueryView>
      {hasNext && !failure && (
        <Button variant="secondary" loading={isPending} onClick={() => onMore()}>
          {messages.more}
        </Button>
      )}
    </article>
  );
}
