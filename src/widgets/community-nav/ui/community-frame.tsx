import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import {
  IconAttendance,
  IconBoard,
  IconCoinBoard,
  IconCoupon,
  IconEvent,
  IconFame,
  IconMessage,
  IconQuest,
  IconStatement,
  IconSupport,
  IconTournament,
} from '@/shared/icons';
import { usePageTitle } from '@/shared/routes';
import { Heading } from '@/shared/ui/heading';
import * as styles from './community-frame.css';
import { messages } from './messages';

const groups = [
  {
    label: messages.community,
    links: [
      { to: '/free', Icon: IconBoard },
      { to: '/crypto', Icon: IconCoinBoard },
      { to: '/event', Icon: IconEvent },
      { to: '/tournament', Icon: IconTournament },
      { to: '/hall_of_fame_bk', Icon: IconFame },
    ],
  },
  {
    label: messages.rewards,
    links: [
      { to: '/attendance', Icon: IconAttendance },
      { to: '/quest', Icon: IconQuest },
      { to: '/coupon', Icon: IconCoupon },
    ],
  },
  {
    label: messages.support,
    links: [
      { to: '/customer', Icon: IconSupport },
      { to: '/message', Icon: IconMessage },
      { to: '/rule', Icon: IconStatement },
    ],
  },
] as const;

/** Whether an address is a part of a page of the menu, which is then marked as open, too. */
function isPartOf(to: string, pathname: string): boolean {
  return pathname.startsWith(`${to}/`) || pathname === `${to}_casino`;
}

function CommunityNav() {
  const titleOf = usePageTitle();
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <nav className={styles.nav} aria-label={messages.navigation}>
      {groups.map(({ label, links }) => (
        <section key={label} aria-label={label}>
          <h2 className={styles.groupName}>{label}</h2>
          <ul>
            {links.map(({ to, Icon }) => (
              <li key={to}>
                <Link
                  to={to}
                  activeOptions={{ exact: true, includeSearch: false }}
                  aria-current={isPartOf(to, pathname) ? 'page' : undefined}
                  className={styles.link}
                >
                  <Icon size={18} />
                  {titleOf(to)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

/** A page with the menu of the community at its left, where there is room for it. */
export function CommunityRail({ children }: { children: ReactNode }) {
  return (
    <div className={styles.root}>
      <CommunityNav />
      <div className={styles.page}>{children}</div>
    </div>
  );
}

export interface CommunityFrameProps {
  /** Heading of the page; where there is little room it is for assistive technology alone. */
  title: string;
  /** Beside the heading, in any room. */
  head?: ReactNode;
  /** Tabs from edge to edge above the page. */
  tabs?: ReactNode;
  /** The page. */
  children: ReactNode;
}

/** A page with its heading beside the `CommunityRail`. */
export function CommunityFrame({ title, head, tabs, children }: CommunityFrameProps) {
  return (
    <CommunityRail>
      {tabs}
      <div className={styles.column}>
        <div className={styles.head}>
          <Heading level={1} className={styles.title}>
            {title}
          </Heading>
          {head}
        </div>
        {children}
      </div>
    </CommunityRail>
  );
}
