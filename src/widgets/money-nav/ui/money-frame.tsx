import { Link, useLocation } from '@tanstack/react-router';
import { useGate, useUnit } from 'effector-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { $member } from '@/entities/member';
import { isUsable } from '@/entities/site-menu';
import {
  IconCharge,
  IconCoupon,
  IconExchange,
  IconFriends,
  IconHistory,
  IconLimits,
  IconPoint,
  IconProfile,
  IconSettlement,
  IconStatement,
} from '@/shared/icons';
import { formatCount } from '@/shared/lib/format';
import { usePageTitle } from '@/shared/routes';
import { Heading } from '@/shared/ui/heading';
import { SkipLink } from '@/shared/ui/skip-link';
import { NavGate, type OpenRequests, underWay } from '../model';
import { messages } from './messages';
import * as styles from './money-frame.css';

const groups = [
  {
    label: messages.cash,
    links: [
      { to: '/charge', Icon: IconCharge },
      { to: '/exchange', Icon: IconExchange },
      { to: '/chargeCrypto', Icon: IconCharge },
      { to: '/exchangeCrypto', Icon: IconExchange },
    ],
  },
  {
    label: messages.history,
    links: [
      { to: '/mywallet/statement', Icon: IconStatement },
      { to: '/bet_result', Icon: IconHistory },
      { to: '/mywallet/point', Icon: IconPoint },
      { to: '/coupon', Icon: IconCoupon },
    ],
  },
  {
    label: messages.friends,
    links: [
      { to: '/friend', Icon: IconFriends },
      { to: '/calculate', Icon: IconSettlement },
    ],
  },
  {
    label: messages.account,
    links: [
      { to: '/member', Icon: IconProfile },
      { to: '/limits', Icon: IconLimits },
    ],
  },
] as const;

/** Addresses that are parts of a page of the menu: it is marked as open there, too. */
const partOf: Record<string, string> = {
  '/calculateSports': '/calculate',
  '/calculateCasino': '/calculate',
  '/calculateEvent': '/calculate',
  '/calculateTether': '/calculate',
};

/** What is counted beside a page: its requests under way. */
const countedOf: Partial<Record<string, keyof OpenRequests>> = {
  '/charge': 'deposit',
  '/exchange': 'withdrawal',
  '/chargeCrypto': 'tetherDeposit',
  '/exchangeCrypto': 'tetherWithdrawal',
};

function UnderWay({ to }: { to: string }) {
  const open = useUnit(underWay.$data);
  const counted = countedOf[to];
  const count = open && counted ? open[counted] : 0;
  if (count === 0) return null;
  return (
    <span className={styles.underWay}>
      <span className={styles.underWayWord}>{messages.underWay}</span> {formatCount(count)}
    </span>
  );
}

/** Scrolls the strip, and nothing around it, until the open page is in its middle. */
function centreOpen(strip: HTMLElement): void {
  const open = strip.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  if (open === undefined) return;
  const place = strip.getBoundingClientRect();
  const beyond = open.left + open.width / 2 - (place.left + place.width / 2);
  // Whole pixels: what is left over would add up with each call.
  strip.scrollLeft = Math.round(strip.scrollLeft + beyond);
}

function MoneyNav() {
  const titleOf = usePageTitle();
  const member = useUnit($member);
  useGate(NavGate);
  const whole = useLocation({ select: ({ pathname }) => partOf[pathname] });
  const rootRef = useRef<HTMLElement>(null);
  // In the strip of tabs the open page may be beyond the edge, also once letters and marks have come or the phone is turned.
  useEffect(() => {
    const strip = rootRef.current;
    if (strip === null) return undefined;
    const resized = new ResizeObserver(() => centreOpen(strip));
    for (const part of [strip, ...strip.children]) resized.observe(part);
    return () => resized.disconnect();
  }, []);
  return (
    <nav ref={rootRef} className={styles.nav} aria-label={messages.navigation}>
      {groups.map(({ label, links }) => (
        <section key={label} aria-label={label} className={styles.group}>
          <h2 className={styles.groupName}>{label}</h2>
          <ul className={styles.links}>
            {links
              .filter(({ to }) => isUsable(to, member))
              .map(({ to, Icon }) => (
                <li key={to}>
                  <Link
                    to={to}
                    activeOptions={{ exact: true, includeSearch: false }}
                    aria-current={to === whole ? 'page' : undefined}
                    className={styles.link}
                  >
                    <span className={styles.icon}>
                      <Icon size={18} />
                    </span>
                    {titleOf(to)}
                    <UnderWay to={to} />
                    {to === '/mywallet/point' && member !== null && (
                      <span className={styles.count}>{formatCount(member.point)}</span>
                    )}
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

export interface MoneyFrameProps {
  /** Heading of a page that is one column of its parts; a page without it brings its own head and room. */
  title?: string;
  /** The page. */
  children: ReactNode;
}

/** The pages about money, with the way between them: at the left, or as tabs above where there is no room for it. */
export function MoneyFrame({ title, children }: MoneyFrameProps) {
  const page = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.root}>
      <SkipLink to="money" onFollow={() => page.current?.focus()}>
        {messages.skip}
      </SkipLink>
      <MoneyNav />
      <div ref={page} id="money" tabIndex={-1} className={styles.page}>
        {title === undefined ? (
          children
        ) : (
          <div className={styles.column}>
            <Heading level={1} className={styles.heading}>
              {title}
            </Heading>
            {children}
          </div>
        )}
      </div>
    </div>
  );
}
