import { useUnit } from 'effector-react';
import { $favouritesStatus } from '@/features/favourites';
import { IconStar } from '@/shared/icons';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { $starredCount } from '../model/list';
import { $search, starredSwitched } from '../model/search';
import { messages } from './messages';
import * as styles from './starred-chip.css';

/** Narrows the board to the member's favourites; the number of their matches on it. */
export function StarredChip() {
  const [{ show }, status, count, onSwitch] = useUnit([
    $search,
    $favouritesStatus,
    $starredCount,
    starredSwitched,
  ]);
  const isOn = show === 'starred';
  return (
    <button type="button" className={styles.root} aria-pressed={isOn} onClick={onSwitch}>
      <IconStar size={14} fill={isOn ? 'currentColor' : 'none'} />
      <VisuallyHidden>{messages.starred}</VisuallyHidden>
      {status === 'ready' && <span>{count}</span>}
    </button>
  );
}
