import { useLayoutEffect } from 'react';

/**
 * Leads the focus back to what opens all markets of a fixture, once they are closed; before the grid of odds, which would lead it to
 * the nearest price.
 */
export function useReturnFocus(fixtureId: string, isCovered: boolean): void {
  useLayoutEffect(() => {
    if (fixtureId === '') return undefined;
    return () => {
      if (document.activeElement !== document.body) return;
      const board = document.getElementById('board');
      const more = board?.querySelector<HTMLElement>(`[data-more="${CSS.escape(fixtureId)}"]`);
      // The row of a link may not be drawn: where its markets lay over the list, that leads on to a price.
      (more ?? (isCovered ? board : null))?.focus();
    };
  }, [fixtureId, isCovered]);
}
