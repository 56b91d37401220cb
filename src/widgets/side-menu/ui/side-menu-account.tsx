import { useUnit } from 'effector-react';
import { $isStaff, $member, $unseenResults } from '@/entities/member';
import { shortcutsOf, ShortcutGrid, type ShortcutKey } from '@/entities/site-menu';
import { GuestActions, GuestLinks } from '@/features/guest-actions';
import { MenuHead } from './menu-head';
import * as styles from './side-menu.css';

const keys: readonly ShortcutKey[] = [
  'charge',
  'exchange',
  'tetherCharge',
  'tetherExchange',
  'message',
  'coupon',
  'betResult',
  'attendance',
];

/** Who is here with the shortcuts, or the ways in; every page but their own leads staff back. */
export function SideMenuAccount() {
  const [member, isStaff, unseenResults] = useUnit([$member, $isStaff, $unseenResults]);
  if (member === null) {
    return (
      <div className={styles.account}>
        <GuestActions fullWidth />
        <GuestLinks />
      </div>
    );
  }
  return (
    <div className={styles.account}>
      <MenuHead member={member} />
      {!isStaff && (
        <ShortcutGrid
          shortcuts={shortcutsOf(member, keys)}
          unread={member.unreadCount}
          unseenResults={unseenResults}
          columns={member.isCoinOnly ? 3 : 4}
        />
      )}
    </div>
  );
}
