import { useId } from 'react';
import { IconChevronDown } from '@/shared/icons';
import { formatDateTime } from '@/shared/lib/format';
import { Badge } from '@/shared/ui/badge';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { isUnread, type MessageSummary } from '../lib/message';
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

function Contents({ message, contents = null, hasFailed, onRetry }: MessageRowProps) {
  if (hasFailed) {
    return (
      <Banner
        tone="error"
        action={
          <Button size="sm" variant="secondary" onClick={() => onRetry?.(message.id)}>
            {messages.retry}
          </Button>
        }
      >
        {messages.failed}
      </Banner>
    );
  }
  if (contents !== null) return <p className={styles.contents}>{contents}</p>;
  return (
    <Stack gap="2" aria-busy="true">
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      <Skeleton width="40%" />
      <Skeleton width="72%" />
      <Skeleton width="56%" />
    </Stack>
  );
}

/** One line of the inbox; opened, it shows its text below. */
export function MessageRow(props: MessageRowProps) {
  const { message, isOpen = false, contents = null, isDeleting, onToggle, onDelete } = props;
  const panelId = useId();
  const unread = isUnread(message);
  return (
    <li className={styles.root}>
      <button
        type="button"
        className={styles.button}
        data-unread={unread}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => onToggle?.(message.id)}
      >
        <span className={styles.state}>
          <Badge tone={unread ? 'solid' : 'outline'}>
            {unread ? messages.unread : messages.read}
          </Badge>
        </span>
        <span className={styles.title}>{message.title}</span>
        <time className={styles.when}>{formatDateTime(message.sentAt)}</time>
        <IconChevronDown size={16} className={styles.chevron} />
      </button>
      {isOpen && (
        <div id={panelId} className={styles.panel}>
          <Contents {...props} />
          {contents !== null && !unread && (
            <div className={styles.actions}>
              <Button
                size="sm"
                variant="secondary"
                loading={isDeleting}
                onClick={() => onDelete?.(message.id)}
              >
                {messages.delete}
              </Button>
            </div>
          )}
        </div>
      )}
    </li>
  );
}
