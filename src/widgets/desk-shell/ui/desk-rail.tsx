import { useStoreMap, useUnit } from 'effector-react';
import {
  $desk,
  type DeskKind,
  deskKindsOf,
  deskWords,
  isLate,
  queueSection,
} from '@/entities/desk-request';
import { $isAdmin } from '@/entities/member';
import { DeskLink } from '@/features/desk-list';
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
import { $now } from '@/shared/lib/clock';
import { type DeskSection, deskSectionsOf } from '../lib/sections';
import * as styles from './desk-shell.css';
import { messages } from './messages';

/** People of whom there is an initial; the others are counted. */
const mostInitials = 4;

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

interface CountProps {
  /** Null before it is known. */
  of: number | null;
  /** Since when the oldest waits, epoch milliseconds; null where nothing does. */
  oldestAt: number | null;
}

function Count({ of, oldestAt }: CountProps) {
  const hasLate = useStoreMap({
    store: $now,
    keys: [oldestAt],
    fn: (now, [at]) => isLate(at, now),
  });
  if (of === null) return null;
  return (
    <span
      className={styles.count}
      data-late={hasLate}
      aria-label={messages.waits(of, hasLate)}
      role="img"
    >
      {of}
    </span>
  );
}

/** Who of staff is there now. */
function Crew() {
  const desk = useUnit($desk);
  if (desk === null) return null;
  const online = desk.staff.filter(({ isOnline }) => isOnline);
  return (
    <p className={styles.crew}>
      {online.slice(0, mostInitials).map(({ id, nickname }) => (
        <span key={id} className={styles.initial} title={nickname} aria-hidden="true">
          {[...nickname][0]}
        </span>
      ))}
      {messages.crew(online.length)}
    </p>
  );
}

function Sections({ group }: { group: 'operate' | 'manage' }) {
  const [desk, isAdmin] = useUnit([$desk, $isAdmin]);
  const sections = deskSectionsOf(isAdmin, group);
  if (sections.length === 0) return null;
  return (
    <>
      <p className={styles.group}>{messages.groups[group]}</p>
      {sections.map((section) => {
        const Icon = sectionIcons[section];
        return (
          <DeskLink
            key={section}
            section={section}
            activeOptions={{ includeSearch: false }}
            className={styles.link}
          >
            <Icon size={18} />
            <span className={styles.linkName}>{messages.sections[section]}</span>
            {section === 'inquiry' && (
              <Count
                of={desk?.inquiries.open ?? null}
                oldestAt={desk?.inquiries.oldestAt ?? null}
              />
            )}
          </DeskLink>
        );
      })}
    </>
  );
}

/** The way between the queues, with what waits in each, and the other pages of the desk. */
export function DeskRail() {
  const [desk, isAdmin] = useUnit([$desk, $isAdmin]);
  const countOf = (kind: DeskKind): CountProps => {
    const queue = desk?.queues.find((one) => one.kind === kind);
    if (queue === undefined) return { of: null, oldestAt: null };
    const { waiting, checking, second, oldestAt } = queue;
    return { of: waiting + checking + second, oldestAt };
  };
  return (
    <nav className={styles.rail} aria-label={messages.navigation}>
      <DeskLink activeOptions={{ exact: true, includeSearch: false }} className={styles.link}>
        <IconToday size={18} />
        <span className={styles.linkName}>{messages.today}</span>
      </DeskLink>
      <p className={styles.group}>{messages.waiting}</p>
      {deskKindsOf(isAdmin).map((kind) => {
        const Icon = icons[kind];
        return (
          <DeskLink
            key={kind}
            section={queueSection(kind)}
            activeOptions={{ includeSearch: false }}
            className={styles.link}
          >
            <Icon size={18} />
            <span className={styles.linkName}>{deskWords.queues[kind]}</span>
            <Count {...countOf(kind)} />
          </DeskLink>
        );
      })}
      <Sections group="operate" />
      <Sections group="manage" />
      <Crew />
    </nav>
  );
}
