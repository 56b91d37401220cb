import type { Page } from '@playwright/test';
import type { ShownState } from '../../scripts/lib/looks.ts';

/** Room for a ring around the element, in CSS pixels. */
const around = 8;

/**
 * Takes the state from the first visible element that has it and returns a reason if its picture stays the same, or if
 * nothing has the state. The story is spoilt afterwards.
 */
export async function missingState(page: Page, state: ShownState): Promise<string | undefined> {
  const box = await page.evaluate(markElement, state);
  if (!box) return `nothing visible has the state ${state}`;
  const clip = {
    x: Math.max(0, box.x - around),
    y: Math.max(0, box.y - around),
    width: box.width + 2 * around,
    height: box.height + 2 * around,
  };
  const shoot = (): Promise<Buffer> => page.screenshot({ clip, animations: 'disabled' });
  const shown = await shoot();
  await page.evaluate(takeState, state);
  return shown.equals(await shoot()) ? `the state ${state} cannot be seen` : undefined;
}

/** Runs in the page: marks the element that is tried and returns its place. */
function markElement(state: ShownState): DOMRect | undefined {
  const selector = { focus: ':focus', checked: ':checked', disabled: ':disabled' }[
    state as 'focus'
  ];
  for (const one of document.querySelectorAll('[data-tried]')) one.removeAttribute('data-tried');
  const found = [
    ...document.querySelectorAll(selector ?? `[${state}]:not([${state}="false"])`),
  ].find((one) => {
    const { top, bottom, width } = one.getBoundingClientRect();
    return width > 0 && top >= 0 && bottom <= innerHeight && one.checkVisibility();
  });
  found?.setAttribute('data-tried', '');
  return found?.getBoundingClientRect().toJSON() as DOMRect | undefined;
}

/** Runs in the page. */
function takeState(state: ShownState): void {
  const element = document.querySelector<HTMLInputElement>('[data-tried]');
  if (!element) return;
  if (state === 'focus') element.blur();
  else if (state === 'checked' || state === 'disabled') element[state] = false;
  else element.setAttribute(state, 'false');
}
