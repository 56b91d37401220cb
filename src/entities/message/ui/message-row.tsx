import { formatDateTime } from '@/shared/lib/format';
import { Badge } from '@/shared/ui/badge';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { DisclosureRow } from '@/shared/ui/disclosure-row';
import { Skeleton } from '@/shared/ui/skeleton';
import type { MessageSummary } from '../lib/message';
import * as styles from './message-row.css';
import { messages } from './messages';

export interface MessageRowProps {
  message: MessageSummary;
  isOpen?: boolean;
  /** Text of the message; null while it loads. */
  contents?: string | null;
  hasFailed?: boolean;
  isDeleting?: boolean;
  onToggle?: (id: string) => void;
  onRetry?: (id: string) => void;
  onDelete?: (id: string) => void;
}

/** One line of the inbox; opened, it shows its text below. */
export function MessageRow(props: MessageRowProps) {
  const { message, contents = null, hasFailed, isDeleting, onToggle, onRetry, onDelete } = props;
  const { id, title, sentAt, readAt } = message;
  const isNew = readAt === null;
  return (
    <DisclosureRow
      isOpen={props.isOpen}
      onToggle={() => onToggle?.(id)}
      mark={
        <Badge tone={isNew ? 'solid' : 'outline'}>{isNew ? messages.unread : messages.read}</Badge>
      }
      title={title}
      isNew={isNew}
      meta={<time>{formatDateTime(sentAt)}</time>}
    >
      {hasFailed ? (
        <Banner
          tone="error"
          action={
            <Button size="sm" variant="secondary" onClick={() => onRetry?.(id)}>
              {messages.retry}
            </Button>
          }
        >
          {messages.failed}
        </Banner>
      ) : (
        <p className={styles.contents} aria-busy={contents === null}>
          {contents ?? <Skeleton width="64%" />}
        </p>
      )}
      {contents !== null && !isNew && (
        <div className={styles.actions}>
          <Button size="sm" variant="secondary" loading={isDeleting} onClick={() => onDelete?.(id)}>
            {messages.delete}
          </Button>
        </div>
      )}
    </DisclosureRow>
  );
}
