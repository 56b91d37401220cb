import { Link } from '@tanstack/react-router';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { messages } from '../lib/messages';
import type { Shortcut } from '../lib/shortcuts';
import * as styles from './shortcut-grid.css';
import { ShortcutIcon } from './shortcut-icon';
import { UnreadBadge } from './unread-badge';

export interface ShortcutGridProps {
  shortcuts: readonly Shortcut[];
  /** Unread messages, shown on their shortcut. */
  unread: number;
  /** Results of bets that were not seen, shown on the history's shortcut. */
  unseenResults?: number;
  columns?: number;
}

/** Member's shortcuts as tiles of at least 44 px. */
export function ShortcutGrid({
  shortcuts,
  unread,
  unseenResults = 0,
  columns = 4,
}: ShortcutGridProps) {
  return (
    <nav
      aria-label={messages.shortcuts}
      className={styles.root}
      style={assignInlineVars({ [styles.columns]: String(columns) })}
    >
      {shortcuts.map(({ key, to, label }) => (
        <Link key={key} to={to} className={styles.tile}>
          <span className={styles.icon}>
            <ShortcutIcon name={key} />
            {key === 'message' && <UnreadBadge unread={unread} />}
            {key === 'betResult' && <UnreadBadge unseenResults={unseenResults} />}
          </span>
          {label}
        </Link>
      ))}
    </nav>
  );
}
