import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { $isStaff, $member } from '@/entities/member';
import { GuestActions } from '@/features/guest-actions';
import { LayoutSwitch } from '@/features/layout-switch';
import { ThemeSwitch } from '@/features/theme-switch';
import { common } from '@/shared/copy';
import { Logo } from '@/shared/icons';
import { MainMenu } from './main-menu';
import { MemberCluster } from './member-cluster';
import * as styles from './top-bar.css';

/** Bar of the desktop layout: the way home, the main menu, and the member or the way in. */
export function TopBar() {
  const [member, isStaff] = useUnit([$member, $isStaff]);
  return (
    <div className={styles.root}>
      <Link to="/" className={styles.logo}>
        <span className={styles.mark}>
          <Logo label={common.site} size={24} />
        </span>
        {/* In the line of notices till that is scrolled away: the mark must never leave the sight. */}
        <span className={styles.demo}>{common.demo}</span>
      </Link>
      {!isStaff && <MainMenu />}
      <div className={styles.end}>
        {member === null ? (
          <>
            <GuestActions />
            <span className={styles.switches}>
              <LayoutSwitch />
              <ThemeSwitch />
            </span>
          </>
        ) : (
          <MemberCluster member={member} />
        )}
      </div>
    </div>
  );
}
