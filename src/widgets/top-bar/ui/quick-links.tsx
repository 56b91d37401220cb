import { Link } from '@tanstack/react-router';
import type { Member } from '@/entities/member';
import { badgeText, ShortcutIcon, shortcutsOf, type ShortcutKey } from '@/entities/site-menu';
import { LayoutSwitch } from '@/features/layout-switch';
import { LogoutButton } from '@/features/logout';
import { ThemeSwitch } from '@/features/theme-switch';
import { Badge } from '@/shared/ui/badge';
import { MenuItem } from '@/shared/ui/menu';
import * as styles from './quick-links.css';

export interface QuickLinksProps {
  member: Member;
}

const keys: readonly ShortcutKey[] = [
  'charge',
  'exchange',
  'tetherCharge',
  'tetherExchange',
  'memberInfo',
  'betResult',
  'message',
  'coupon',
];

/** Everything a member reaches for, and the way out. */
export function QuickLinks({ member }: QuickLinksProps) {
  const unread = badgeText(member.unreadCount);
  return (
    <div className={styles.root}>
      <p className={styles.name}>{member.nickname}</p>
      {shortcutsOf(member, keys).map(({ key, to, label }) => (
        <MenuItem key={key}>
          <Link to={to}>
            <ShortcutIcon name={key} size={18} />
            {label}
            {key === 'message' && unread !== null && (
              <span className={styles.count}>
                <Badge tone="alert" round>
                  {unread}
                </Badge>
              </span>
            )}
          </Link>
        </MenuItem>
      ))}
      <div className={styles.foot}>
        <LogoutButton />
        <span className={styles.switches}>
          <LayoutSwitch />
          <ThemeSwitch />
        </span>
      </div>
    </div>
  );
}
