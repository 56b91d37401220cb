import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Slot } from '@/shared/lib/slot';
import { usePanelLayer } from '../layer';
import * as styles from './menu.css';
import { focusTrigger, moveFocus } from './menu-focus';

export interface MenuProps {
  /** The one link or button the panel hangs from. A link keeps its address: it opens on hover, focus stays free. */
  trigger: ReactNode;
  /** MenuItems. */
  children: ReactNode;
  /** Edge of the trigger the panel is flush with. */
  align?: 'start' | 'end';
  /** Opens when the pointer is over it; a press opens it in any case unless the trigger is a link. */
  openOnHover?: boolean;
}

const closeDelayMs = 150;

/**
 * Drop-down of links or actions: hover, press or arrow down opens, arrows move, Esc closes and gives focus back.
 * On a link trigger the first Enter opens the panel and the second follows the link.
 */
export function Menu({ trigger, children, align, openOnHover = false }: MenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const timer = useRef<number | undefined>(undefined);
  const id = useId();

  useEffect(() => () => window.clearTimeout(timer.current), []);
  usePanelLayer(open, () => {
    setOpen(false);
    if (root.current?.contains(document.activeElement)) focusTrigger(root);
  });

  function enter(event: PointerEvent) {
    if (!openOnHover || event.pointerType === 'touch') return;
    window.clearTimeout(timer.current);
    setOpen(true);
  }

  function leave(event: PointerEvent) {
    if (!openOnHover || event.pointerType === 'touch') return;
    // Time to cross the gap on a slanted way to the panel.
    timer.current = window.setTimeout(() => setOpen(false), closeDelayMs);
  }

  function blur(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  }

  function press(event: KeyboardEvent) {
    const isTrigger = (event.target as HTMLElement).closest('a[data-menu-trigger]') !== null;
    if (isTrigger && (event.key === ' ' || (event.key === 'Enter' && !open))) {
      event.preventDefault();
      setOpen(true);
      return;
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(true);
    moveFocus(root, event.key === 'ArrowDown' ? 1 : -1);
  }

  function click(event: MouseEvent) {
    const target = event.target as HTMLElement;
    if (target.closest('[data-menu-item]')) {
      setOpen(false);
      // The item goes; who came by keyboard must not be left without a place.
      focusTrigger(root);
    } else if (target.closest('button[data-menu-trigger]'))
      setOpen((shown) => openOnHover || !shown);
    else if (target.closest('a[data-menu-trigger]')) setOpen(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens only to what bubbles up from the controls inside
    <div
      ref={root}
      role="presentation"
      className={styles.root}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onBlur={blur}
      onKeyDown={press}
      onClick={click}
    >
      <Slot data-menu-trigger="" aria-expanded={open} aria-controls={open ? id : undefined}>
        {trigger}
      </Slot>
      {open && (
        <div id={id} className={styles.panel({ align })}>
          {children}
        </div>
      )}
    </div>
  );
}
