import type { KeyboardEvent } from 'react';

function buttonsOf(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>('button')];
}

/** The button of another row under or over one: first under first, else counted from the end, where sides line up. */
function sameColumn(from: readonly HTMLElement[], at: number, to: readonly HTMLElement[]) {
  return at === 0 ? to[0] : to[Math.max(0, to.length - from.length + at)];
}

function inOtherRow(row: Element, at: number, step: number): HTMLElement | undefined {
  const ground = row.closest('[role="dialog"], main') ?? document;
  const rows = [...ground.querySelectorAll('[role="group"]')];
  const other = rows[rows.indexOf(row) + step];
  return other && sameColumn(buttonsOf(row), at, buttonsOf(other));
}

function targetOf(key: string, row: Element): HTMLElement | undefined {
  const buttons = buttonsOf(row);
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  if (at === -1) return undefined;
  switch (key) {
    case 'ArrowLeft':
      return buttons[at - 1];
    case 'ArrowRight':
      return buttons[at + 1];
    case 'ArrowUp':
      return inOtherRow(row, at, -1);
    case 'ArrowDown':
      return inOtherRow(row, at, 1);
    case 'Home':
      return buttons[0];
    case 'End':
      return buttons.at(-1);
    default:
      return undefined;
  }
}

/** Moves focus with the arrow keys: along the buttons of a row, and to the rows above and below; Home and End too. */
export function moveInRow(event: KeyboardEvent<HTMLElement>): void {
  const next = targetOf(event.key, event.currentTarget);
  if (!next) return;
  event.preventDefault();
  next.focus({ preventScroll: true });
  next.scrollIntoView({ block: 'nearest' });
}
