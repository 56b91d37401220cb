import { useEffect } from 'react';

/** Leads the focus back to what opens all markets of a fixture, once they no longer lie over the board. */
export function useReturnFocus(fixtureId: string, isCovered: boolean): void {
  useEffect(() => {
    if (!isCovered) return undefined;
    return () => {
      if (document.activeElement !== document.body) return;
      const board = document.getElementById('board');
      const more = board?.querySelector<HTMLElement>(`[data-more="${CSS.escape(fixtureId)}"]`);
      // The row of a link may not be drawn; the list leads on to a price.
      (more ?? board)?.focus();
    };
  }, [fixtureId, isCovered]);
}
