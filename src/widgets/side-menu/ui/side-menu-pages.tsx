import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { $member } from '@/entities/member';
import { pageGroupsOf, PreparingMark, type MenuGroup } from '@/entities/site-menu';
import { usePages, usePageTitle } from '@/shared/routes';
import { messages } from './messages';
import * as styles from './side-menu.css';

interface PageGroupProps {
  group: MenuGroup;
}

function PageGroup({ group: { label, links } }: PageGroupProps) {
  const titleOf = usePageTitle();
  return (
    <section className={styles.group} aria-label={label}>
      <h3 className={styles.groupName}>{label}</h3>
      <ul className={styles.links}>
        {links.map(({ to, label: name }) => (
          <li key={to}>
            <Link to={to} activeOptions={{ exact: true }} className={styles.link}>
              {name ?? titleOf(to)}
              <PreparingMark to={to} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every page of the site by group. */
export function SideMenuPages() {
  const pages = usePages();
  const member = useUnit($member);
  return (
    <nav className={styles.pages} aria-label={messages.pages}>
      {pageGroupsOf(pages, member).map((group) => (
        <PageGroup key={group.label} group={group} />
      ))}
    </nav>
  );
}
