import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconClose } from '@/shared/icons';
import { IconButton } from '../icon-button';
import { useModalLayer } from '../layer';
import { VisuallyHidden } from '../visually-hidden';
import * as styles from './dialog.css';

export interface DialogProps {
  /** The dialog is visible. */
  open: boolean;
  /** Asked to close by Esc, the ground behind or the close button. */
  onClose: () => void;
  /** Title; names the dialog. */
  title: string;
  /** The title is for assistive technology only. */
  titleHidden?: boolean;
  /** One sentence that describes the dialog, read after the title. */
  description?: string;
  /** The content. */
  children: ReactNode;
  /** Buttons at the foot. */
  footer?: ReactNode;
  /** Widest extent: 425, 450 or 720 px. */
  width?: 'narrow' | 'wide' | 'reading';
  /** Neither Esc nor the ground closes it, and there is no close button. */
  persistent?: boolean;
  /** Name of the close button; no button without it. */
  closeLabel?: string;
}

/** Focus stays inside while it is open and returns to where it was. */
export function Dialog({
  open,
  onClose,
  title,
  titleHidden = false,
  description,
  children,
  footer,
  width,
  persistent = false,
  closeLabel,
}: DialogProps) {
  const layer = useModalLayer(open, { onClose, persistent });
  const heading = <Primitive.Title className={styles.title}>{title}</Primitive.Title>;
  return (
    <Primitive.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className={styles.overlay} data-ground>
          <Primitive.Content
            className={styles.content({ width })}
            {...(description ? {} : { 'aria-describedby': undefined })}
            {...layer}
          >
            {titleHidden ? (
              <VisuallyHidden>{heading}</VisuallyHidden>
            ) : (
              <div className={styles.header}>
                {heading}
                {closeLabel && !persistent && (
                  <IconButton label={closeLabel} onClick={onClose}>
                    <IconClose size={20} />
                  </IconButton>
                )}
              </div>
            )}
            {description && (
              <VisuallyHidden>
                <Primitive.Description>{description}</Primitive.Description>
              </VisuallyHidden>
            )}
            <div className={styles.body}>{children}</div>
            {footer && <div className={styles.footer}>{footer}</div>}
          </Primitive.Content>
        </Primitive.Overlay>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
