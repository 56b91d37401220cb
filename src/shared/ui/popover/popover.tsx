import { Popover as Primitive } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { useModalLayer } from '../layer';
import * as styles from './popover.css';

export interface PopoverProps {
  /** The panel is visible. */
  open: boolean;
  /** Asked to close by Esc, a press outside or the browser's Back. */
  onClose: () => void;
  /** What it hangs from. */
  anchor: RefObject<HTMLElement | null>;
  /** Names the panel. */
  label: string;
  /** A choice of 336 px with its padding, or a list of 408 px whose padding is its own. */
  size?: 'choice' | 'list';
  /** The content. */
  children: ReactNode;
}

/** A panel under the control that opened it, for a choice of its own; focus stays inside and returns to the control. */
export function Popover({ open, onClose, anchor, label, size, children }: PopoverProps) {
  const layer = useModalLayer(open, { onClose });
  return (
    <Primitive.Root modal open={open} onOpenChange={(next) => !next && onClose()}>
      <Primitive.Anchor virtualRef={anchor} />
      <Primitive.Portal>
        <Primitive.Content
          className={styles.content({ size })}
          aria-label={label}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          {...layer}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
