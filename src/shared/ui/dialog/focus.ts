import { useLayoutEffect, useRef } from 'react';

/**
 * Gives focus back to what held it before `open`. The primitive knows only its own trigger, and ours are opened by
 * state; the content mounts one pass later (its portal waits), so the layout effect still sees the opener.
 */
export function useReturnFocus(open: boolean): (event: Event) => void {
  const opener = useRef<HTMLElement | null>(null);

  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement as HTMLElement | null;
  }, [open]);

  return function returnFocus(event) {
    event.preventDefault();
    // Another dialog took this one's place and holds the focus already.
    const isHeld = document.activeElement?.closest('[role="dialog"], [role="alertdialog"]');
    if (!isHeld) opener.current?.focus();
  };
}

/** Starts at the content itself, not at its close button; a field that wants the focus takes it with `autoFocus`. */
export function focusContent(event: Event): void {
  event.preventDefault();
  // A dialog taller than the window would be scrolled to where the browser likes it.
  (event.currentTarget as HTMLElement).focus({ preventScroll: true });
}
