import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconClose } from '@/shared/icons';
import * as frame from '../dialog/dialog.css';
import { IconButton } from '../icon-button';
import { useModalLayer } from '../layer';
import * as styles from './sheet.css';
import { useVisibleArea } from './visible-area';

export interface SheetProps {
  /** The sheet is visible. */
  open: boolean;
  /** Asked to close by Esc, the ground behind or the close button. */
  onClose: () => void;
  /** Title; names the sheet. */
  title: string;
  /** Edge it comes from: the right menu, or the slip on a phone. */
  side?: 'right' | 'bottom';
  /** Name of the close button. */
  closeLabel: string;
  /** Shown beside the title. */
  headerExtra?: ReactNode;
  /** Scrolling content; its padding is its own. */
  children: ReactNode;
  /** Stays at the foot. */
  footer?: ReactNode;
}

/** Full-height menu or bottom sheet over the page; the bottom sheet is above an on-screen keyboard. */
export function Sheet({
  open,
  onClose,
  title,
  side = 'right',
  closeLabel,
  headerExtra,
  children,
  footer,
}: SheetProps) {
  const layer = useModalLayer(open, { onClose });
  const area = useVisibleArea(open);
  return (
    <Primitive.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className={styles.overlay} data-ground />
        <Primitive.Content
          className={styles.content({ side })}
          data-tight={area?.isTight}
          style={
            area
              ? assignInlineVars({
                  [styles.visible]: `${area.height}px`,
                  [styles.covered]: `${area.covered}px`,
                })
              : undefined
          }
          aria-describedby={undefined}
          {...layer}
        >
          <div className={frame.header}>
            <Primitive.Title className={frame.title}>{title}</Primitive.Title>
            {headerExtra}
            <IconButton label={closeLabel} onClick={onClose}>
              <IconClose size={20} />
            </IconButton>
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
