// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { type DeskKey, deskKeyOf } from './desk-keys';

function press(code: string, html: string): DeskKey | null {
  document.body.innerHTML = html;
  const target = document.body.querySelector('[data-target]') ?? document.body;
  const event = new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true });
  let found: DeskKey | null = null;
  target.addEventListener('keydown', () => {
    found = deskKeyOf(event);
  });
  target.dispatchEvent(event);
  return found;
}

it.each([
  ['Space', '', 'check'],
  ['Space', '<table role="grid" data-target></table>', 'check'],
  ['Space', '<input type="checkbox" data-target>', null],
  // It scrolls.
  ['Space', '<section tabindex="0" data-target></section>', null],
  ['Space', '<input type="search" data-target>', null],
  ['Enter', '<button data-target></button>', null],
  ['Enter', '<section tabindex="0" data-target></section>', 'enter'],
  ['KeyJ', '<button data-target></button>', 'next'],
] as const)('reads %s on %j as %s', (code, html, key) => {
  expect(press(code, html)).toBe(key);
});
