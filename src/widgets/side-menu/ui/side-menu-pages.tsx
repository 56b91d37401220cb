import { Link } from '@tanstack/react-router';
import { pageGroups, type MenuGroup } from '@/entities/site-menu';
import { messages } from './messages';
import * as styles from './side-menu.css';

interface PageGroupProps {
  group: MenuGroup;
}

function PageGroup({ group: { label, links } }: PageGroupProps) {
  return (
    <section className={styles.group} aria-label={label}>
      <h3 className={styles.groupName}>{label}</h3>
      <ul className={styles.links}>
        {links.map(({ to, label: name }) => (
          <li key={to}>
            <Link to={to} activeOptions={{ exact: true }} className={styles.link}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every page of the site by group. */
export function SideMenuPages() {
  return (
    <nav className={styles.pages} aria-label={messages.pages}>
      {pageGroups.map((group) => (
        <PageGroup key={group.label} group={group} />
      ))}
    </nav>
  );
}
