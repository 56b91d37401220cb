import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { $member, homeOf, type Member } from '@/entities/member';
import { NotificationBell } from '@/entities/notification';
import { $isSideMenuOpen, moneyShortcutsOf, sideMenuOpened } from '@/entities/site-menu';
import { GuestActions } from '@/features/guest-actions';
import { common } from '@/shared/copy';
import { IconMenu, Logo } from '@/shared/icons';
import { formatAmount, formatMoney } from '@/shared/lib/format';
import { IconButton } from '@/shared/ui/icon-button';
import { LinkButton } from '@/shared/ui/link-button';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { messages } from './messages';
import * as styles from './mobile-header.css';

const longFrom = 11;

interface AccountProps {
  member: Member;
}

function Account({ member }: AccountProps) {
  if (homeOf(member) !== null) return <p className={styles.staff}>{member.nickname}</p>;
  const { emoney, currency } = member;
  const money = currency === 'USD' ? formatMoney(emoney, currency) : formatAmount(emoney, currency);
  const { charge } = moneyShortcutsOf(member);
  return (
    <>
      <Link to="/member" className={styles.info}>
        <VisuallyHidden>{messages.myInfo} </VisuallyHidden>
        <span className={styles.infoLabel}>{messages.money}</span>
        <span className={styles.money} data-long={money.length > longFrom}>
          {money}
        </span>
      </Link>
      <LinkButton asChild>
        <Link to={charge.to}>{charge.label}</Link>
      </LinkButton>
      <span className={styles.bell}>
        <NotificationBell />
      </span>
    </>
  );
}

/** Header of the mobile layout: the mark, the balance, deposit, the notifications, and the way into the side menu; of staff the name. */
export function MobileHeader() {
  const { member, isOpen, onMenu } = useUnit({
    member: $member,
    isOpen: $isSideMenuOpen,
    onMenu: sideMenuOpened,
  });
  return (
    <div className={styles.root}>
      <Link to="/" className={styles.home}>
        <Logo label={common.site} size={22} />
        <span className={styles.demo}>{common.demo}</span>
      </Link>
      {member === null ? <GuestActions /> : <Account member={member} />}
      <IconButton
        size="lg"
        label={messages.menu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => onMenu()}
      >
        <IconMenu size={24} />
      </IconButton>
    </div>
  );
}
