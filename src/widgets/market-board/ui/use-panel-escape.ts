import { useEffect } from 'react';

/** Esc closes the markets under a row from all over the board; what has the focus elsewhere keeps an Esc of its own. */
export function usePanelEscape(isOpen: boolean, onClose: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    function press(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      const { activeElement, body } = document;
      if (activeElement === body || activeElement?.closest('#board')) onClose();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOpen, onClose]);
}
