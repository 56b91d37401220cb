import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { Suspense, useEffect } from 'react';
import { mainMenu, type MenuEntry } from '@/entities/site-menu';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Menu } from '@/shared/ui/menu';
import { $currentEntry } from '../model';
import * as styles from './main-menu.css';
import { messages } from './messages';

// Wanted with the first hover or key, not with the first paint.
const DropDown = lazyPart(async () => (await import('./drop-down')).DropDown);

/** Drop-downs of the entries from here on are flush with their right edge, or they would leave the window. */
const endAlignedFrom = mainMenu.findIndex(({ key }) => key === 'tournament');

interface EntryProps {
  entry: MenuEntry;
  isCurrent: boolean;
  align: 'start' | 'end';
}

function Entry({ entry, isCurrent, align }: EntryProps) {
  const { key, to, label, isLive = false, dropsDown = false } = entry;
  const link = (
    <Link
      to={to}
      activeOptions={{ exact: true }}
      aria-current={isCurrent ? 'true' : undefined}
      className={styles.link({ current: isCurrent })}
    >
      {label}
      {isLive && <span className={styles.live}>{messages.live}</span>}
    </Link>
  );
  if (!dropsDown) return link;
  return (
    <Menu trigger={link} align={align} openOnHover>
      <Suspense>
        <DropDown entryKey={key} />
      </Suspense>
    </Menu>
  );
}

/** The sections of the site; those with pages of their own drop them down. */
export function MainMenu() {
  const current = useUnit($currentEntry);
  useEffect(() => DropDown.preload(), []);
  return (
    <nav aria-label={messages.menu} className={styles.root}>
      {mainMenu.map((entry, index) => (
        <Entry
          key={entry.key}
          entry={entry}
          isCurrent={entry.key === current}
          align={index >= endAlignedFrom ? 'end' : 'start'}
        />
      ))}
    </nav>
  );
}
