import { Link } from '@tanstack/react-router';
import { formatCount, formatIso, formatShortDateTime } from '@/shared/lib/format';
import { IconImage } from '@/shared/icons';
import { Badge } from '@/shared/ui/badge';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { messages } from '../lib/messages';
import { boardPaths, type PostBoard, type PostSummary } from '../lib/post';
import { AuthorName } from './author-name';
import { BetMark } from './bet-mark';
import * as styles from './post-row.css';

export interface PostRowProps {
  board: PostBoard;
  post: PostSummary;
}

function Marks({ post: { bet, hasImage, replies, author } }: Pick<PostRowProps, 'post'>) {
  return (
    <>
      {bet && <BetMark state={bet} />}
      {hasImage && (
        <span className={styles.image}>
          <IconImage size={14} />
          <VisuallyHidden>{messages.hasImage}</VisuallyHidden>
        </span>
      )}
      {replies > 0 && (
        <span className={styles.replies}>
          <span aria-hidden="true">{formatCount(replies)}</span>
          <VisuallyHidden>{messages.replies(replies)}</VisuallyHidden>
        </span>
      )}
      {author?.isMine && <span className={styles.mine}>{messages.mine}</span>}
    </>
  );
}

/** One post in the list of its board: a row of the table, of two lines on phones. */
export function PostRow({ board, post }: PostRowProps) {
  const { id, number, title, author, createdAt, views, isNotice, isHidden, isRead } = post;
  return (
    <li className={styles.root} data-notice={isNotice} data-read={isRead}>
      <span className={styles.number}>
        {isNotice ? <Badge tone="brand">{messages.notice}</Badge> : formatCount(number)}
      </span>
      <span className={styles.what}>
        {isHidden && author === null ? (
          <span className={styles.hidden}>{messages.hidden}</span>
        ) : (
          <>
            <Link to={boardPaths[board].view} params={{ id: String(id) }} className={styles.title}>
              {title}
            </Link>
            <Marks post={post} />
          </>
        )}
      </span>
      <span className={styles.author}>{author && <AuthorName author={author} />}</span>
      <time className={styles.figure} dateTime={formatIso(createdAt)}>
        {formatShortDateTime(createdAt)}
      </time>
      <span className={styles.views}>
        <span className={styles.viewsWord}>{messages.views} </span>
        {author === null ? '–' : formatCount(views)}
      </span>
    </li>
  );
}

/** Names the columns of the rows below, where they are columns. */
export function PostRowHead() {
  const { number, title, author, date, views } = messages.columns;
  return (
    <div className={styles.head} aria-hidden="true">
      <span className={styles.centred}>{number}</span>
      <span>{title}</span>
      <span>{author}</span>
      <span className={styles.end}>{date}</span>
      <span className={styles.end}>{views}</span>
    </div>
  );
}
