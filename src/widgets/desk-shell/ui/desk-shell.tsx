import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { $isAdmin, $member } from '@/entities/member';
import { LogoutButton } from '@/features/logout';
import { ThemeSwitch } from '@/features/theme-switch';
import { $streamHealth } from '@/shared/api';
import { common } from '@/shared/copy';
import { Logo } from '@/shared/icons';
import { $now } from '@/shared/lib/clock';
import { Badge } from '@/shared/ui/badge';
import { DeskRail } from './desk-rail';
import { DeskSearch } from './desk-search';
import * as styles from './desk-shell.css';
import { messages } from './messages';

function Header() {
  const { health, now, member, isAdmin } = useUnit({
    health: $streamHealth,
    now: $now,
    member: $member,
    isAdmin: $isAdmin,
  });
  return (
    <header className={styles.header}>
      <p className={styles.brand}>
        <Logo label={common.site} size={20} />
        <span className={styles.name}>{messages.desk}</span>
      </p>
      <DeskSearch />
      <p className={styles.facts}>
        <span className={styles.health} data-health={health} role="status">
          {messages[health]}
        </span>
        <span className={styles.clock}>{messages.clock(now)}</span>
      </p>
      <Badge tone="outline" round>
        {common.demo}
      </Badge>
      {member && (
        <p className={styles.who}>
          <b>{member.nickname}</b>{' '}
          <span className={styles.role}>{messages.roles[isAdmin ? 'admin' : 'manager']}</span>
        </p>
      )}
      <ThemeSwitch />
      <LogoutButton />
    </header>
  );
}

export interface DeskShellProps {
  /** The page. */
  children: ReactNode;
  /** What floats: toasts, alerts. */
  overlays?: ReactNode;
}

/** Frame of the pages of staff: the queues at the left, the page fills the rest of the window. */
export function DeskShell({ children, overlays }: DeskShellProps) {
  return (
    <div className={styles.root}>
      <Header />
      <DeskRail />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {overlays}
    </div>
  );
}
