import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { mainMenu, type MenuEntry } from '@/entities/site-menu';
import { usePageTitle } from '@/shared/routes';
import { Menu, MenuItem } from '@/shared/ui/menu';
import { $currentEntry } from '../model';
import * as styles from './main-menu.css';
import { messages } from './messages';

/** More groups than this stand side by side. */
const columnsFrom = 3;
/** Drop-downs of the entries from here on are flush with their right edge, or they would leave the window. */
const endAlignedFrom = mainMenu.findIndex(({ key }) => key === 'tournament');

interface EntryProps {
  entry: MenuEntry;
  isCurrent: boolean;
  align: 'start' | 'end';
}

function Entry({ entry: { to, label, isLive, groups }, isCurrent, align }: EntryProps) {
  const titleOf = usePageTitle();
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
  if (groups.length === 0) return link;
  return (
    <Menu trigger={link} align={align} openOnHover>
      <div className={styles.scroller}>
        <div className={styles.groups({ wide: groups.length >= columnsFrom })}>
          {groups.map((group) => (
            <section key={group.label} aria-label={group.label} className={styles.group}>
              {groups.length > 1 && <p className={styles.groupName}>{group.label}</p>}
              {group.links.map((child) => (
                <MenuItem key={child.to}>
                  <Link to={child.to} activeOptions={{ exact: true }}>
                    {child.label ?? titleOf(child.to)}
                  </Link>
                </MenuItem>
              ))}
            </section>
          ))}
        </div>
      </div>
    </Menu>
  );
}

/** The sections of the site; those with pages of their own drop them down. */
export function MainMenu() {
  const current = useUnit($currentEntry);
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
