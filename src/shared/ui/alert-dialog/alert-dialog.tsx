import { AlertDialog as Primitive } from 'radix-ui';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { Button } from '../button';
import * as frame from '../dialog/dialog.css';
import { useModalLayer } from '../layer';
import { VisuallyHidden } from '../visually-hidden';
import * as styles from './alert-dialog.css';

export interface AlertDialogProps {
  /** The question is visible. */
  open: boolean;
  /** What happened or what is asked; line breaks are kept. */
  message: string;
  /** Short heading above the message. */
  title?: string;
  /** Label of the button that agrees. */
  okLabel: string;
  /** Agreed. */
  onOk: () => void;
  /** Label of the button that declines; without it there is one button. */
  cancelLabel?: string;
  /** Declined, also by Esc. */
  onCancel?: () => void;
  /** The agreement destroys something; the focus starts at the other answer. */
  danger?: boolean;
  /** The agreed action is under way. */
  busy?: boolean;
}

/** Enter counts as an answer only this long after the question came, milliseconds: before, it was meant for the opener. */
const readMs = 300;

/** Message with one answer (ok) or two (ok and cancel). The ground behind never answers. */
export function AlertDialog({
  open,
  message,
  title,
  okLabel,
  onOk,
  cancelLabel,
  onCancel,
  danger = false,
  busy = false,
}: AlertDialogProps) {
  // With one button Esc means the only answer there is.
  const dismiss = cancelLabel ? onCancel : onOk;
  const { onOpenAutoFocus, onCloseAutoFocus, onEscapeKeyDown } = useModalLayer(open, {
    onClose: () => !busy && dismiss?.(),
  });
  const shownAt = useRef(0);

  // Not when the content takes the focus: its button has it by then, and the primitive says nothing.
  useLayoutEffect(() => {
    if (open) shownAt.current = performance.now();
  }, [open]);

  function guardEnter(event: KeyboardEvent) {
    const isTooSoon = event.timeStamp - shownAt.current < readMs;
    if (event.key === 'Enter' && (event.repeat || isTooSoon)) event.preventDefault();
  }

  // A key pressed in haste must not destroy anything.
  const startsAtCancel = danger && cancelLabel !== undefined;
  return (
    <Primitive.Root open={open} onOpenChange={(next) => !next && !busy && dismiss?.()}>
      <Primitive.Portal>
        <Primitive.Overlay className={frame.overlay} data-ground>
          <Primitive.Content
            className={styles.content}
            onKeyDown={guardEnter}
            onOpenAutoFocus={onOpenAutoFocus}
            onCloseAutoFocus={onCloseAutoFocus}
            onEscapeKeyDown={onEscapeKeyDown}
          >
            <div className={styles.words}>
              {title ? (
                <Primitive.Title className={styles.title}>{title}</Primitive.Title>
              ) : (
                <VisuallyHidden>
                  <Primitive.Title>{message}</Primitive.Title>
                </VisuallyHidden>
              )}
              <Primitive.Description className={styles.message}>{message}</Primitive.Description>
            </div>
            <div className={styles.actions}>
              {cancelLabel && (
                <Button
                  variant="secondary"
                  disabled={busy}
                  onClick={onCancel}
                  autoFocus={startsAtCancel}
                >
                  {cancelLabel}
                </Button>
              )}
              <Button
                variant={danger ? 'danger' : 'primary'}
                loading={busy}
                onClick={onOk}
                autoFocus={!startsAtCancel}
              >
                {okLabel}
              </Button>
            </div>
          </Primitive.Content>
        </Primitive.Overlay>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
