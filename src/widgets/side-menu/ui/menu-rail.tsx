import { useUnit } from 'effector-react';
import { badgeText, type PageMenuGroup } from '@/entities/site-menu';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { $marks, $matchCounts } from '../model/facts';
import * as styles from './menu-rail.css';
import { messages } from './messages';

export interface MenuRailProps {
  groups: readonly PageMenuGroup[];
  /** The group that is looked at. */
  current: string | null;
  onChoose: (key: string) => void;
}

function Mark({ group, count }: { group: string; count: number }) {
  const text = badgeText(count);
  if (text === null) return null;
  return (
    <span className={styles.mark}>
      <span aria-hidden="true">{text}</span>
      <VisuallyHidden>{messages.marks[group]?.(count)}</VisuallyHidden>
    </span>
  );
}

/** The groups of the menu with what waits in them; pressing one scrolls to its pages. */
export function MenuRail({ groups, current, onChoose }: MenuRailProps) {
  const [marks, counts] = useUnit([$marks, $matchCounts]);
  const hasLive = (counts['/inplay'] ?? 0) > 0;
  return (
    <nav className={styles.root} aria-label={messages.groups}>
      <ul>
        {groups.map(({ key, label }) => (
          <li key={key}>
            <button
              type="button"
              className={styles.entry}
              aria-current={key === current}
              onClick={() => onChoose(key)}
            >
              {label}
              {key === 'inplay' && hasLive && <span aria-hidden="true" className={styles.live} />}
              <Mark group={key} count={marks[key] ?? 0} />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
