import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { accountRequested, homeOf, LevelBadge, type Member } from '@/entities/member';
import { NotificationBell } from '@/entities/notification';
import { moneyShortcutsOf } from '@/entities/site-menu';
import { useShortcutOpening } from '@/features/money-shortcut';
import { formatAmount, formatCount, formatMoney } from '@/shared/lib/format';
import { LinkButton } from '@/shared/ui/link-button';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import * as styles from './member-cluster.css';
import { messages } from './messages';

export interface MemberClusterProps {
  member: Member;
}

function Account({ member }: MemberClusterProps) {
  const { emoney, point, currency } = member;
  const { charge, exchange } = moneyShortcutsOf(member);
  const depositing = useShortcutOpening(charge.key);
  const withdrawing = useShortcutOpening(exchange.key);
  const amount = currency === 'USD' ? formatMoney : formatAmount;
  return (
    <>
      <NotificationBell />
      <Link to="/mywallet/point" className={styles.figure({ spare: true })}>
        <span className={styles.name}>{messages.point}</span>{' '}
        <span className={styles.value({})}>{formatCount(point)}</span>
      </Link>
      <p className={styles.figure({})}>
        <span className={styles.name}>{messages.money}</span>{' '}
        <span className={styles.value({ money: true })}>{amount(emoney, currency)}</span>
      </p>
      <LinkButton asChild size="sm">
        <Link to={charge.to} {...depositing}>
          {charge.label}
        </Link>
      </LinkButton>
      <span className={styles.spare}>
        <LinkButton asChild size="sm" variant="secondary">
          <Link to={exchange.to} {...withdrawing}>
            {exchange.label}
          </Link>
        </LinkButton>
      </span>
    </>
  );
}

/** What the member has and the ways to and from it; of staff only who it is. */
export function MemberCluster({ member }: MemberClusterProps) {
  const onLevel = useUnit(accountRequested);
  return (
    <div className={styles.root}>
      {homeOf(member) === null ? (
        <Account member={member} />
      ) : (
        <p className={styles.staff}>{member.nickname}</p>
      )}
      <button
        type="button"
        className={styles.level}
        aria-haspopup="dialog"
        onClick={() => onLevel()}
      >
        <VisuallyHidden>{messages.userInfo} </VisuallyHidden>
        <LevelBadge level={member.level} />
      </button>
    </div>
  );
}
