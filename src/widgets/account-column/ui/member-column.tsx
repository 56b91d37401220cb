import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { $member, LevelBadge, levelName, type Member } from '@/entities/member';
import { IconAttendance, IconCoupon, IconFriends, IconMessage } from '@/shared/icons';
import { formatMoney, formatPoint } from '@/shared/lib/format';
import { account } from './account-column.css';
import * as styles from './member-column.css';
import { messages } from './messages';
import { OpenBets } from './open-bets';

const moreShortcuts = [
  { to: '/attendance', label: messages.attendance, Icon: IconAttendance },
  { to: '/coupon', label: messages.coupon, Icon: IconCoupon },
  { to: '/friend', label: messages.friend, Icon: IconFriends },
] as const;

interface MemberCardProps {
  member: Member;
}

function MemberCard({ member }: MemberCardProps) {
  const { nickname, level, emoney, point, currency, unreadCount } = member;
  const name = levelName(level);
  return (
    <>
      <div className={styles.who}>
        <LevelBadge size="lg" level={level} />
        <div>
          <p className={styles.nickname}>{nickname}</p>
          <p className={styles.level}>{messages.level(name)}</p>
        </div>
      </div>
      <dl className={styles.money}>
        <div className={styles.line}>
          <dt className={styles.term}>{messages.balance}</dt>
          <dd className={styles.balance}>{formatMoney(emoney, currency)}</dd>
        </div>
        <div className={styles.line}>
          <dt className={styles.term}>{messages.point}</dt>
          <dd className={styles.point}>{formatPoint(point)}</dd>
        </div>
      </dl>
      <nav className={styles.shortcuts} aria-label={messages.shortcuts}>
        <Link to="/message" className={styles.shortcut}>
          <IconMessage size={20} strokeWidth={1.6} className={styles.icon} />
          <span>{messages.unread}</span>
          <span className={styles.shortcutNote} data-unread={unreadCount > 0}>
            {messages.unreadCount(unreadCount)}
          </span>
        </Link>
        {moreShortcuts.map(({ to, label, Icon }) => (
          <Link key={to} to={to} className={styles.shortcut}>
            <Icon size={20} strokeWidth={1.6} className={styles.icon} />
            <span>{label}</span>
          </Link>
        ))}
      </nav>
    </>
  );
}

/** What is drawn of a member alone, and guests need not load: level, money, points, shortcuts and open bets. */
export function MemberColumn() {
  const member = useUnit($member);
  return (
    <>
      <section className={account} aria-label={messages.account}>
        {member && <MemberCard member={member} />}
      </section>
      <OpenBets />
    </>
  );
}
