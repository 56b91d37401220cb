import { useUnit } from 'effector-react';
import { $isStaff } from '@/entities/member';
import { $accessCount } from '@/entities/setting';
import { $isSideMenuOpen, sideMenuClosed } from '@/entities/site-menu';
import { LayoutSwitch } from '@/features/layout-switch';
import { LogoutButton } from '@/features/logout';
import { ThemeSwitch } from '@/features/theme-switch';
import { formatCount } from '@/shared/lib/format';
import { Sheet } from '@/shared/ui/sheet';
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

export function SideMenuSheet() {
  const { isOpen, isStaff, onClose } = useUnit({
    isOpen: $isSideMenuOpen,
    isStaff: $isStaff,
    onClose: sideMenuClosed,
  });
  return (
    <Sheet
      open={isOpen}
      onClose={() => onClose()}
      title={messages.title}
      closeLabel={messages.close}
      footer={<Foot />}
    >
      <SideMenuAccount />
      {!isStaff && <SideMenuPages />}
    </Sheet>
  );
}
