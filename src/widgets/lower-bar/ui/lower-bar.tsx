import { Link } from '@tanstack/react-router';
import { useGate, useUnit } from 'effector-react';
import { type ComponentType, Suspense } from 'react';
import { $member, $unreadCount, $unseenResults, MemberCard } from '@/entities/member';
import { UnreadBadge } from '@/entities/site-menu';
import {
  IconCasino,
  IconChevronUp,
  IconFootball,
  IconInplay,
  IconMinigame,
  IconProfile,
  type IconProps,
} from '@/shared/icons';
import { lazyPart } from '@/shared/lib/lazy-part';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { type TabKey, tabs } from '../lib/tabs';
import { $isPanelOpen, $tab, $wasOpened, BarGate, panelOpened } from '../model';
import * as styles from './lower-bar.css';
import { messages } from './messages';

const ShortcutPanel = lazyPart(async () => (await import('./shortcut-panel')).ShortcutPanel);

const icons: Record<TabKey, ComponentType<IconProps>> = {
  sports: IconFootball,
  inplay: IconInplay,
  minigame: IconMinigame,
  casino: IconCasino,
  member: IconProfile,
};

interface TabProps {
  name: TabKey;
  to: string;
  isCurrent: boolean;
}

function Tab({ name, to, isCurrent }: TabProps) {
  const Icon = icons[name];
  return (
    <Link to={to} className={styles.tab} aria-current={isCurrent ? 'page' : undefined}>
      <span className={styles.icon}>
        <Icon size={22} strokeWidth={1.8} />
      </span>
      {messages.tabs[name]}
    </Link>
  );
}

/** Foot of the mobile layout: level, name and money of the member, five places, and behind the arrow the shortcuts. */
export function LowerBar() {
  useGate(BarGate);
  const { member, current, isOpen, wasOpened, unread, unseenResults, onOpen } = useUnit({
    member: $member,
    current: $tab,
    isOpen: $isPanelOpen,
    wasOpened: $wasOpened,
    unread: $unreadCount,
    unseenResults: $unseenResults,
    onOpen: panelOpened,
  });
  return (
    <>
      <nav className={styles.root} aria-label={messages.label}>
        {member && (
          <div className={styles.member}>
            <MemberCard member={member} look="bar" />
          </div>
        )}
        {tabs.map(({ key, to }) => (
          <Tab key={key} name={key} to={to} isCurrent={key === current} />
        ))}
        <button
          type="button"
          className={styles.arrow}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => onOpen()}
        >
          <IconChevronUp size={22} />
          <VisuallyHidden>{messages.open}</VisuallyHidden>
          <span className={styles.badge}>
            <UnreadBadge unread={unread} unseenResults={unseenResults} />
          </span>
        </button>
      </nav>
      <Suspense>{wasOpened && <ShortcutPanel />}</Suspense>
    </>
  );
}
