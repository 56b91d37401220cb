import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { IconClose } from '@/shared/icons';
import { IconButton } from '@/shared/ui/icon-button';
import { rowLeft } from '../model';
import { messages } from './messages';
import * as styles from './panel.css';

export interface PanelProps {
  /** Name of the panel, for assistive technology. */
  label: string;
  children: ReactNode;
}

/** Beside a list, the row that is worked on; where there is no room, over the list. */
export function Panel({ label, children }: PanelProps) {
  const onClose = useUnit(rowLeft);
  return (
    <aside className={styles.root} aria-label={label}>
      <div className={styles.close}>
        <IconButton size="sm" label={messages.closePanel} onClick={() => onClose()}>
          <IconClose size={18} />
        </IconButton>
      </div>
      {children}
    </aside>
  );
}
