import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { $member } from '@/entities/member';
import { type MenuLink, pageGroupsOf, type PageMenuGroup } from '@/entities/site-menu';
import { linkSearch, usePages, usePageTitle } from '@/shared/routes';
import { $matchCounts } from '../model/facts';
import { MenuRail } from './menu-rail';
import { messages } from './messages';
import * as styles from './side-menu.css';
import { useVisibleGroup } from './use-visible-group';

const searchOf = (tab: string | undefined) => linkSearch(tab ? { tab } : {});

function PageLink({ to, label, tab, count }: MenuLink) {
  const titleOf = usePageTitle();
  const counts = useUnit($matchCounts);
  const shown = count ?? counts[to];
  return (
    <Link to={to} search={searchOf(tab)} activeOptions={{ exact: true }} className={styles.link}>
      <span className={styles.linkName}>{label ?? titleOf(to)}</span>
      {shown !== undefined && <span className={styles.count}>{messages.count(shown)}</span>}
    </Link>
  );
}

interface PageGroupProps {
  group: PageMenuGroup;
}

function PageGroup({ group: { key, label, links } }: PageGroupProps) {
  return (
    <section className={styles.group} aria-label={label} data-group={key}>
      <h3 className={styles.groupName}>{label}</h3>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={`${link.to} ${link.tab}`}>
            <PageLink {...link} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every page of the site by group, beside a rail of the groups. */
export function SideMenuPages() {
  const pages = usePages();
  const member = useUnit($member);
  const groups = pageGroupsOf(pages, member);
  const { root, current, choose } = useVisibleGroup(groups.map(({ key }) => key));
  return (
    <div className={styles.columns}>
      <MenuRail groups={groups} current={current} onChoose={choose} />
      <nav ref={root} className={styles.pages} aria-label={messages.pages}>
        {groups.map((group) => (
          <PageGroup key={group.key} group={group} />
        ))}
      </nav>
    </div>
  );
}
