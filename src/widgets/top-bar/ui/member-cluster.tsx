import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { LevelBadge, type Member } from '@/entities/member';
import { moneyShortcutsOf, UnreadBadge } from '@/entities/site-menu';
import { IconMenu } from '@/shared/icons';
import { formatAmount, formatCount, formatMoney } from '@/shared/lib/format';
import { IconButton } from '@/shared/ui/icon-button';
import { LinkButton } from '@/shared/ui/link-button';
import { Menu } from '@/shared/ui/menu';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { levelClicked } from '../model';
import * as styles from './member-cluster.css';
import { messages } from './messages';
import { QuickLinks } from './quick-links';

export interface MemberClusterProps {
  member: Member;
}

/** What the member has, the ways to and from it, and everything of the member's own behind one button. */
export function MemberCluster({ member }: MemberClusterProps) {
  const onLevel = useUnit(levelClicked);
  const { level, emoney, point, currency, unreadCount } = member;
  const { charge, exchange } = moneyShortcutsOf(member);
  const amount = currency === 'USD' ? formatMoney : formatAmount;
  return (
    <div className={styles.root}>
      <Link to="/mywallet/point" className={styles.figure({ spare: true })}>
        <span className={styles.name}>{messages.point}</span>{' '}
        <span className={styles.value({})}>{formatCount(point)}</span>
      </Link>
      <p className={styles.figure({})}>
        <span className={styles.name}>{messages.money}</span>{' '}
        <span className={styles.value({ money: true })}>{amount(emoney, currency)}</span>
      </p>
      <LinkButton asChild size="sm">
        <Link to={charge.to}>{charge.label}</Link>
      </LinkButton>
      <span className={styles.spare}>
        <LinkButton asChild size="sm" variant="secondary">
          <Link to={exchange.to}>{exchange.label}</Link>
        </LinkButton>
      </span>
      <button
        type="button"
        className={styles.level}
        aria-haspopup="dialog"
        onClick={() => onLevel()}
      >
        <VisuallyHidden>{messages.userInfo} </VisuallyHidden>
        <LevelBadge level={level} />
      </button>
      <span className={styles.more}>
        <Menu
          align="end"
          trigger={
            <IconButton size="sm" label={messages.more}>
              <IconMenu size={18} />
            </IconButton>
          }
        >
          <QuickLinks member={member} />
        </Menu>
        <span className={styles.unread}>
          <UnreadBadge count={unreadCount} />
        </span>
      </span>
    </div>
  );
}
