import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { $isAdmin } from '@/entities/member';
import { IconClose } from '@/shared/icons';
import { Heading } from '@/shared/ui/heading';
import { IconButton } from '@/shared/ui/icon-button';
import { rowLeft } from '../model';
import { messages } from './messages';
import * as styles from './panel.css';

export interface PanelProps {
  /** Name of the panel, for assistive technology. */
  label: string;
  /** Heading of the row that is worked on; without it the panel is the caller's from edge to edge. */
  title?: ReactNode;
  children: ReactNode;
}

/** Beside a list, the row that is worked on; where there is no room, over the list. */
export function Panel({ label, title, children }: PanelProps) {
  const onClose = useUnit(rowLeft);
  return (
    <aside className={styles.root} aria-label={label}>
      <div className={styles.close}>
        <IconButton size="sm" label={messages.closePanel} onClick={() => onClose()}>
          <IconClose size={18} />
        </IconButton>
      </div>
      {title === undefined ? (
        children
      ) : (
        <div className={styles.body}>
          <div className={styles.title}>
            <Heading level={2}>{title}</Heading>
          </div>
          {children}
        </div>
      )}
    </aside>
  );
}

/** A line of the panel that is no heading, quieter than its values. */
export function PanelNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}

/** What staff or members wrote, as they wrote it. */
export function PanelText({ children }: { children: ReactNode }) {
  return <p className={styles.text}>{children}</p>;
}

/** What admins alone may do; others read the note. */
export function ForAdmins({ note, children }: { note: string; children: ReactNode }) {
  return useUnit($isAdmin) ? children : <PanelNote>{note}</PanelNote>;
}
