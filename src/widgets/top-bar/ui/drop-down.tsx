import { Link } from '@tanstack/react-router';
import { menuGroupsOf } from '@/entities/site-menu';
import { usePageTitle } from '@/shared/routes';
import { MenuItem } from '@/shared/ui/menu';
import * as styles from './drop-down.css';

/** More groups than this are side by side. */
const columnsFrom = 3;

export interface DropDownProps {
  /** Key of the entry of the main menu. */
  entryKey: string;
}

/** What an entry of the main menu drops down: its pages by group. */
export function DropDown({ entryKey }: DropDownProps) {
  const titleOf = usePageTitle();
  const groups = menuGroupsOf(entryKey);
  return (
    <div className={styles.scroller}>
      <div className={styles.groups({ wide: groups.length >= columnsFrom })}>
        {groups.map((group) => (
          <section key={group.label} aria-label={group.label} className={styles.group}>
            {groups.length > 1 && <p className={styles.groupName}>{group.label}</p>}
            {group.links.map(({ to, label }) => (
              <MenuItem key={to}>
                <Link to={to} activeOptions={{ exact: true }}>
                  {label ?? titleOf(to)}
                </Link>
              </MenuItem>
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}
