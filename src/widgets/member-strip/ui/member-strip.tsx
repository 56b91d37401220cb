import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { $isStaff, $member, $unseenResults, type Member } from '@/entities/member';
import {
  badgeText,
  moneyShortcutsOf,
  type Shortcut,
  type ShortcutKey,
  shortcutsOf,
} from '@/entities/site-menu';
import { casinoDialogOpened, slotDialogOpened } from '@/features/casino-dialogs';
import { LayoutSwitch } from '@/features/layout-switch';
import { LogoutButton } from '@/features/logout';
import { useShortcutOpening } from '@/features/money-shortcut';
import { europeanDialogOpened, inplayDialogOpened } from '@/features/sports-dialogs';
import { ThemeSwitch } from '@/features/theme-switch';
import { formatCount } from '@/shared/lib/format';
import { Badge } from '@/shared/ui/badge';
import * as styles from './member-strip.css';
import { messages } from './messages';

const keys: readonly ShortcutKey[] = [
  'tetherCharge',
  'tetherExchange',
  'memberInfo',
  'betResult',
  'message',
  'coupon',
];

interface StripLinkProps {
  shortcut: Shortcut;
  /** What is new there. */
  count?: number;
}

function StripLink({ shortcut: { key, to, label }, count = 0 }: StripLinkProps) {
  const text = badgeText(count);
  const opening = useShortcutOpening(key);
  return (
    <Link to={to} className={styles.link} {...opening}>
      {label}
      {text !== null && (
        <Badge tone="alert" round>
          {text}
        </Badge>
      )}
    </Link>
  );
}

/** The member's games at hand, over whichever page is shown. */
function GameDialogs() {
  const { onEurope, onInplay, onCasino, onSlot } = useUnit({
    onEurope: europeanDialogOpened,
    onInplay: inplayDialogOpened,
    onCasino: casinoDialogOpened,
    onSlot: slotDialogOpened,
  });
  const dialogs = [
    { label: messages.europe, onOpen: onEurope },
    { label: messages.inplay, onOpen: onInplay },
    { label: messages.casino, onOpen: onCasino },
    { label: messages.slot, onOpen: onSlot },
  ];
  return (
    <span className={styles.whereRoomy}>
      {dialogs.map(({ label, onOpen }) => (
        <button
          key={label}
          type="button"
          className={styles.link}
          aria-haspopup="dialog"
          onClick={() => onOpen()}
        >
          {label}
        </button>
      ))}
    </span>
  );
}

function MemberLinks({ member }: { member: Member }) {
  const { charge, exchange } = moneyShortcutsOf(member);
  const counts: Partial<Record<ShortcutKey, number>> = {
    message: member.unreadCount,
    betResult: useUnit($unseenResults),
  };
  const inBar = [charge.key, exchange.key];
  const own = shortcutsOf(member, keys).filter(({ key }) => !inBar.includes(key));
  return (
    <>
      <span className={styles.whereBarIsFull}>
        <span className={styles.desktopOnly}>
          <Link to="/mywallet/point" className={styles.link}>
            {messages.point} <b className={styles.strong}>{formatCount(member.point)}</b>
          </Link>
        </span>
        <StripLink shortcut={exchange} />
      </span>
      <GameDialogs />
      {own.map((shortcut) => (
        <StripLink key={shortcut.key} shortcut={shortcut} count={counts[shortcut.key]} />
      ))}
    </>
  );
}

/** What a member reaches for on a desktop beside what is in the bar, and the way out; staff have no pages to go to. */
export function MemberStrip() {
  const [member, isStaff] = useUnit([$member, $isStaff]);
  if (member === null) return null;
  return (
    <nav aria-label={messages.label} className={styles.root}>
      {!isStaff && <MemberLinks member={member} />}
      <LogoutButton className={styles.link} />
      <span className={styles.switches}>
        <LayoutSwitch />
        <ThemeSwitch />
      </span>
    </nav>
  );
}
