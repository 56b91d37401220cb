import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { centreOf, firstVisible, focusVisibly, priceAt, rowOf } from './grid-moves';
import { useGridKeys } from './use-grid-keys';

/** Where the focus is or was last. */
interface Place {
  selectionId: string | undefined;
  /** Centre and top edge, CSS pixels from the corner of the grid. */
  x: number;
  y: number;
  isFocused: boolean;
}

function bySelection(root: Element, place: Place | null): HTMLElement | undefined {
  const id = place?.selectionId;
  if (id === undefined) return undefined;
  const cell = root.querySelector<HTMLElement>(`[data-selection="${CSS.escape(id)}"]`);
  return cell ?? undefined;
}

export interface OddsGridOptions {
  /** Names the grid. */
  label: string;
  /** Another row has the focus; a windowed list keeps it drawn. */
  onRow?: (row: Element) => void;
}

/**
 * One stop of Tab for the rows (`data-odds-row`) under `root`: it leads to the price that had the focus last, at first to the first visible
 * one. Arrows, Home, End, PageUp and PageDown move from there; up and down keep the column, whatever the rows hold. When a
 * row goes that has the focus, the nearest one takes it. Returns what the root element takes.
 */
export function useOddsGrid(
  root: RefObject<HTMLElement | null>,
  { label, onRow }: OddsGridOptions,
) {
  const last = useRef<Place | null>(null);
  const isPressed = useRef(false);
  const { onKeyDown, forgetColumn } = useGridKeys(root);

  // After every draw: React takes an element away without a word about its focus.
  useLayoutEffect(() => {
    const place = last.current;
    const grid = root.current;
    if (!grid || !place?.isFocused || document.activeElement !== document.body) return;
    const { left, top } = grid.getBoundingClientRect();
    focusVisibly(bySelection(grid, place) ?? priceAt(grid, left + place.x, top + place.y));
  });

  function onFocus(event: FocusEvent<HTMLElement>): void {
    const grid = event.currentTarget;
    const { target } = event;
    if (target === grid) {
      // A press on the ground between rows leads nowhere.
      if (!isPressed.current) focusVisibly(bySelection(grid, last.current) ?? firstVisible(grid));
      return;
    }
    // While the focus is inside, the root is no stop on the way back.
    grid.tabIndex = -1;
    forgetColumn();
    const row = rowOf(target);
    if (row === null) return;
    const own = grid.getBoundingClientRect();
    last.current = {
      selectionId: target.dataset.selection,
      x: centreOf(target) - own.left,
      y: row.getBoundingClientRect().top - own.top,
      isFocused: true,
    };
    onRow?.(row);
  }

  function onBlur(event: FocusEvent<HTMLElement>): void {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    event.currentTarget.tabIndex = 0;
    if (last.current) last.current.isFocused = false;
  }

  return {
    role: 'group',
    'aria-label': label,
    tabIndex: 0,
    onKeyDown,
    onFocus,
    onBlur,
    onMouseDown() {
      isPressed.current = true;
    },
    onMouseUp() {
      isPressed.current = false;
    },
  } as const;
}
