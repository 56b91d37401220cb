import { useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus back to what opened the first of a chain of dialogs. Each dialog returns it to what it knows,
 * which for the second step of a sign-up is the first step, gone by then.
 */
export function useOpener(isOpen: boolean): void {
  const opener = useRef<HTMLElement | null>(null);

  useLayoutEffect(() => {
    if (isOpen) {
      opener.current ??= document.activeElement as HTMLElement | null;
      return undefined;
    }
    const element = opener.current;
    opener.current = null;
    if (!element?.isConnected) return undefined;
    // After the dialog's own return, which waits one turn.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) element.focus();
    }, 1);
    return () => clearTimeout(timer);
  }, [isOpen]);
}
