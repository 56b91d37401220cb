import type { ReactNode } from 'react';
import { formatIso, formatShortDateTime } from '@/shared/lib/format';
import { Text } from '@/shared/ui/text';
import { messages } from '../lib/messages';
import type { PostReply } from '../lib/post';
import { AuthorName } from './author-name';
import * as styles from './reply-item.css';

export interface ReplyItemProps {
  reply: PostReply;
  /** Whoever wrote the post wrote this, too. */
  isByAuthor?: boolean;
  /** It is being answered. */
  isChosen?: boolean;
  /** What can be done with it. */
  actions?: ReactNode;
  /** In place of its text, while that is changed. */
  children?: ReactNode;
}

/** A reply, set in where it answers another; one that is gone keeps its place. */
export function ReplyItem({
  reply: { author, parentId, text, createdAt, editedAt, state },
  isByAuthor = false,
  isChosen = false,
  actions,
  children,
}: ReplyItemProps) {
  if (author === null || state !== 'shown') {
    return (
      <li className={styles.root} data-nested={parentId !== null}>
        <Text tone="hint">{state === 'hidden' ? messages.replyHidden : messages.replyDeleted}</Text>
      </li>
    );
  }
  return (
    <li className={styles.root} data-nested={parentId !== null} data-chosen={isChosen}>
      <div className={styles.head}>
        <b className={styles.author}>
          <AuthorName author={author} />
        </b>
        {isByAuthor && <span className={styles.mark}>{messages.author}</span>}
        <time className={styles.time} dateTime={formatIso(createdAt)}>
          {formatShortDateTime(createdAt)}
        </time>
        {editedAt !== null && <span className={styles.time}>{messages.edited}</span>}
      </div>
      {children ?? <p className={styles.text}>{text}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </li>
  );
}
