import { Button } from '@/shared/ui/button';
import * as styles from './message-page.css';
import { messages } from './messages';

export interface InboxPagerProps {
  page: number;
  hasPrevious: boolean;
  hasNext: boolean;
  onPrevious: () => void;
  onNext: () => void;
}

/** Turns the pages of the inbox; nothing is drawn for a single one. */
export function InboxPager({ page, hasPrevious, hasNext, onPrevious, onNext }: InboxPagerProps) {
  if (!hasPrevious && !hasNext) return null;
  return (
    <nav aria-label={messages.pages} className={styles.pager}>
      <Button size="sm" variant="secondary" disabled={!hasPrevious} onClick={onPrevious}>
        {messages.previous}
      </Button>
      <span className={styles.pageNumber} aria-current="page">
        {messages.page(page)}
      </span>
      <Button size="sm" variant="secondary" disabled={!hasNext} onClick={onNext}>
        {messages.next}
      </Button>
    </nav>
  );
}
