import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import {
  $desk,
  type DeskKind,
  deskKindsOf,
  deskWords,
  queueSection,
} from '@/entities/desk-request';
import { $isAdmin } from '@/entities/member';
import { useDeskPath } from '@/features/desk-list';
import {
  IconAttendance,
  IconBank,
  IconCasino,
  IconCharge,
  IconConceal,
  IconCoupon,
  IconEvent,
  IconExchange,
  IconFame,
  IconFriends,
  IconHistory,
  IconInfo,
  IconLock,
  IconMessage,
  IconMinigame,
  IconNotice,
  IconPoint,
  IconProfile,
  IconQuest,
  IconSettings,
  IconSignUpRequest,
  IconSlot,
  IconStatement,
  IconSupport,
  IconToday,
  IconTournament,
  IconWaiting,
  IconWarning,
} from '@/shared/icons';
import { type DeskSection, deskSectionsOf } from '../lib/sections';
import * as styles from './desk-shell.css';
import { messages } from './messages';

const icons = {
  signup: IconSignUpRequest,
  deposit: IconCharge,
  withdrawal: IconExchange,
  tetherDeposit: IconCharge,
  settlement: IconFriends,
  adjustment: IconPoint,
  setting: IconWaiting,
  couponIssue: IconCoupon,
} as const;

const sectionIcons = {
  member: IconProfile,
  inquiry: IconSupport,
  message: IconMessage,
  post: IconConceal,
  address: IconLock,
  news: IconNotice,
  popup: IconInfo,
  debt: IconWarning,
  coupon: IconCoupon,
  event: IconEvent,
  attendance: IconAttendance,
  quest: IconQuest,
  tournament: IconFame,
  bank: IconBank,
  fixture: IconTournament,
  minigame: IconMinigame,
  round: IconHistory,
  casino: IconCasino,
  casinoRound: IconSlot,
  setting: IconSettings,
  audit: IconStatement,
} as const satisfies Record<DeskSection, unknown>;

function Count({ of }: { of: number | null }) {
  if (of === null) return null;
  return (
    <span className={styles.count} aria-label={messages.waits(of)} role="img">
      {of}
    </span>
  );
}

function Sections({ group }: { group: 'operate' | 'manage' }) {
  const [desk, isAdmin] = useUnit([$desk, $isAdmin]);
  const to = useDeskPath();
  const sections = deskSectionsOf(isAdmin, group);
  if (sections.length === 0) return null;
  return (
    <>
      <p className={styles.group}>{messages.groups[group]}</p>
      {sections.map((section) => {
        const Icon = sectionIcons[section];
        return (
          <Link
            key={section}
            to={to}
            params={{ section, tab: undefined }}
            activeOptions={{ includeSearch: false }}
            className={styles.link}
          >
            <Icon size={18} />
            <span className={styles.linkName}>{messages.sections[section]}</span>
            {section === 'inquiry' && <Count of={desk?.inquiries.open ?? null} />}
          </Link>
        );
      })}
    </>
  );
}

/** The way between the queues, with what waits in each, and the other pages of the desk. */
export function DeskRail() {
  const [desk, isAdmin] = useUnit([$desk, $isAdmin]);
  const to = useDeskPath();
  const countOf = (kind: DeskKind) => {
    const queue = desk?.queues.find((one) => one.kind === kind);
    return queue ? queue.waiting + queue.checking + queue.second : null;
  };
  return (
    <nav className={styles.rail} aria-label={messages.navigation}>
      <Link
        to={to}
        params={{ section: undefined, tab: undefined }}
        activeOptions={{ exact: true, includeSearch: false }}
        className={styles.link}
      >
        <IconToday size={18} />
        <span className={styles.linkName}>{messages.today}</span>
      </Link>
      <p className={styles.group}>{messages.waiting}</p>
      {deskKindsOf(isAdmin).map((kind) => {
        const Icon = icons[kind];
        return (
          <Link
            key={kind}
            to={to}
            params={{ section: queueSection(kind), tab: undefined }}
            activeOptions={{ includeSearch: false }}
            className={styles.link}
          >
            <Icon size={18} />
            <span className={styles.linkName}>{deskWords.queues[kind]}</span>
            <Count of={countOf(kind)} />
          </Link>
        );
      })}
      <Sections group="operate" />
      <Sections group="manage" />
      {desk && <p className={styles.crew}>{messages.staff(desk.staff.length)}</p>}
    </nav>
  );
}
