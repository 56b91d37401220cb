import { useGate, useUnit } from 'effector-react';
import { $isStaff } from '@/entities/member';
import { $hasNotifications, NotificationBell } from '@/entities/notification';
import { $accessCount } from '@/entities/setting';
import { $isSideMenuOpen, sideMenuClosed } from '@/entities/site-menu';
import { LayoutSwitch } from '@/features/layout-switch';
import { LogoutButton } from '@/features/logout';
import { ThemeSwitch } from '@/features/theme-switch';
import { formatCount } from '@/shared/lib/format';
import { Sheet } from '@/shared/ui/sheet';
import { MenuGate } from '../model/facts';
import { messages } from './messages';
import { SideMenuAccount } from './side-menu-account';
import { SideMenuPages } from './side-menu-pages';
import * as styles from './side-menu.css';

function Foot() {
  const accessCount = useUnit($accessCount);
  return (
    <div className={styles.foot}>
      <section className={styles.switches} aria-label={messages.settings}>
        <ThemeSwitch isNamed />
        <LayoutSwitch isNamed />
        <LogoutButton />
      </section>
      <p className={styles.access}>{messages.access(formatCount(accessCount))}</p>
    </div>
  );
}

function Contents() {
  useGate(MenuGate);
  const isStaff = useUnit($isStaff);
  return (
    <>
      <SideMenuAccount />
      {!isStaff && <SideMenuPages />}
    </>
  );
}

export function SideMenuSheet() {
  const { isOpen, hasNotifications, onClose } = useUnit({
    isOpen: $isSideMenuOpen,
    hasNotifications: $hasNotifications,
    onClose: sideMenuClosed,
  });
  return (
    <Sheet
      open={isOpen}
      onClose={() => onClose()}
      title={messages.title}
      closeLabel={messages.close}
      headerExtra={
        hasNotifications && (
          <span className={styles.bell}>
            <NotificationBell />
          </span>
        )
      }
      footer={<Foot />}
    >
      <Contents />
    </Sheet>
  );
}
