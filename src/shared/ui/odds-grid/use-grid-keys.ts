import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { centreOf, focusVisibly, moveTarget, priceAt, rowOf, scrollPage } from './grid-moves';

const pageSteps: Record<string, 1 | -1> = { PageDown: 1, PageUp: -1 };

/** Runs once a windowed list has drawn where the page was scrolled to. */
function afterDraw(run: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(run));
}

/** Arrows, Home, End, PageUp and PageDown in the grid under `root`; up and down keep the column, whatever the rows hold. */
export function useGridKeys(root: RefObject<HTMLElement | null>) {
  /** Column that up and down keep, over rows that have none there; CSS pixels of the window. */
  const column = useRef<number | null>(null);
  const isPaging = useRef(false);

  function moveInColumn(target: HTMLElement | undefined, x: number): void {
    focusVisibly(target);
    // The move itself forgets it.
    column.current = x;
  }

  function page(from: Element, step: 1 | -1, x: number): void {
    if (isPaging.current) return;
    isPaging.current = true;
    const distance = scrollPage(from, step);
    afterDraw(() => {
      isPaging.current = false;
      const row = rowOf(from);
      if (!root.current || !row?.isConnected) return;
      moveInColumn(priceAt(root.current, x, row.getBoundingClientRect().top + distance), x);
    });
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const grid = event.currentTarget;
    const from = event.target as Element;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!from.matches('button')) return;
    const x = column.current ?? centreOf(from);
    const step = pageSteps[event.key];
    if (step && rowOf(from)) {
      event.preventDefault();
      page(from, step, x);
      return;
    }
    const target = moveTarget(grid, from, event.key, x);
    if (!target) return;
    event.preventDefault();
    if (/Up|Down/.test(event.key)) moveInColumn(target, x);
    else focusVisibly(target);
  }

  function forgetColumn(): void {
    column.current = null;
  }

  return { onKeyDown, forgetColumn };
}
