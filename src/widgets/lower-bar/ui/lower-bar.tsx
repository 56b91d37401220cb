import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { type ComponentType, Suspense } from 'react';
import { $unreadCount } from '@/entities/member';
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
import { $isPanelOpen, $tab, $wasOpened, panelOpened } from '../model';
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
      <Icon size={22} strokeWidth={1.8} />
      {messages.tabs[name]}
    </Link>
  );
}

/** Foot of the mobile layout: five places, and behind the arrow the rest of a member's shortcuts. */
export function LowerBar() {
  const { current, isOpen, wasOpened, unread, onOpen } = useUnit({
    current: $tab,
    isOpen: $isPanelOpen,
    wasOpened: $wasOpened,
    unread: $unreadCount,
    onOpen: panelOpened,
  });
  return (
    <>
      <nav className={styles.root} aria-label={messages.label}>
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
            <UnreadBadge count={unread} />
          </span>
        </button>
      </nav>
      <Suspense>{wasOpened && <ShortcutPanel />}</Suspense>
    </>
  );
}
