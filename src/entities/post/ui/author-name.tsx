import { LevelBadge, type LevelBadgeProps } from '@/entities/member/@x/post';
import type { PostAuthor } from '../lib/post';
import * as styles from './author-name.css';

export interface AuthorNameProps {
  author: PostAuthor;
  size?: LevelBadgeProps['size'];
}

/** Who wrote something: the level and the nickname, of staff that it is staff. */
export function AuthorName({ author: { nickname, level, isStaff }, size = 'sm' }: AuthorNameProps) {
  return (
    <span className={styles.root}>
      <LevelBadge level={isStaff ? null : level} size={size} />
      <span className={styles.name}>{nickname}</span>
    </span>
  );
}
