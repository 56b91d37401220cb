import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { messages } from './messages';
import * as styles from './move-mark.css';

export interface MoveMarkProps {
  /** Ranks that were risen since the page was opened, below 0 where they were fallen. */
  rise: number;
}

/** How somebody has moved in the ranking: by an arrow and in colour. */
export function MoveMark({ rise }: MoveMarkProps) {
  if (rise === 0)
    return (
      <span className={styles.root}>
        <span aria-hidden="true">{messages.noMove}</span>
        <VisuallyHidden>{messages.sameText}</VisuallyHidden>
      </span>
    );
  const isUp = rise > 0;
  const ranks = Math.abs(rise);
  return (
    <span className={styles.root} data-move={isUp ? 'up' : 'down'}>
      <span aria-hidden="true">{isUp ? messages.rose(ranks) : messages.fell(ranks)}</span>
      <VisuallyHidden>{isUp ? messages.roseText(ranks) : messages.fellText(ranks)}</VisuallyHidden>
    </span>
  );
}
