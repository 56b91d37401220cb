import type { RefObject } from 'react';

type Root = RefObject<HTMLElement | null>;

function itemsOf(root: Root): HTMLElement[] {
  return [...(root.current?.querySelectorAll<HTMLElement>('[data-menu-item]') ?? [])];
}

export function focusTrigger(root: Root): void {
  root.current?.querySelector<HTMLElement>('[data-menu-trigger]')?.focus();
}

function focusItem(root: Root, step: 1 | -1): void {
  const items = itemsOf(root);
  const at = items.indexOf(document.activeElement as HTMLElement);
  const isUpFromOutside = at === -1 && step < 0;
  const next = isUpFromOutside ? items.length - 1 : (at + step + items.length) % items.length;
  items[next]?.focus();
}

// The panel is drawn after the key press, and may have to load first.
function focusWhenDrawn(root: Root, step: 1 | -1): void {
  requestAnimationFrame(() => {
    if (itemsOf(root).length > 0) focusItem(root, step);
    // Closed by Esc or by leaving it: nothing is waited for any more.
    else if (root.current?.querySelector('[aria-expanded="true"]')) focusWhenDrawn(root, step);
  });
}

/** The item below (1) or above (-1), round the ends; from outside the first or the last. */
export function moveFocus(root: Root, step: 1 | -1): void {
  if (itemsOf(root).length > 0) focusItem(root, step);
  else focusWhenDrawn(root, step);
}
