// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { shortcutMarks, shortcutOf } from './keys';

function press(code: string, init: KeyboardEventInit = {}, target: Element = document.body) {
  const event = new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true, ...init });
  let found: ReturnType<typeof shortcutOf> = null;
  target.addEventListener('keydown', () => {
    found = shortcutOf(event);
  });
  target.dispatchEvent(event);
  return found;
}

function element(html: string): Element {
  document.body.innerHTML = html;
  return document.body.querySelector('[data-target]') ?? document.body;
}

describe('shortcutOf', () => {
  it('reads the place of the key, whatever letter the layout writes with it', () => {
    expect(press('KeyB', { key: 'b' })).toBe('slip');
    expect(press('KeyB', { key: 'ㅠ' })).toBe('slip');
    expect(press('KeyG', { key: 'ㅎ' })).toBe('board');
  });

  it('reads the question mark by its sign, which layouts have in different places', () => {
    expect(press('Slash', { key: '/' })).toBe('search');
    expect(press('Slash', { key: '?', shiftKey: true })).toBe('keyMap');
    expect(press('Minus', { key: '?', shiftKey: true })).toBe('keyMap');
    expect(press('KeyB', { shiftKey: true })).toBeNull();
  });

  it.each(['ctrlKey', 'altKey', 'metaKey'])('leaves a press with %s alone', (modifier) => {
    expect(press('KeyB', { [modifier]: true })).toBeNull();
  });

  it('leaves presses of an input method alone', () => {
    expect(press('KeyB', { isComposing: true })).toBeNull();
    expect(press('KeyB', { keyCode: 229 })).toBeNull();
  });

  it('counts a key that is held once', () => {
    expect(press('KeyJ', { repeat: true })).toBeNull();
  });

  it.each([
    '<input data-target>',
    '<input type="search" data-target>',
    '<input type="date" data-target>',
    '<textarea data-target></textarea>',
    '<select data-target></select>',
    '<div contenteditable="true"><b data-target>x</b></div>',
    '<div role="combobox" data-target></div>',
  ])('leaves what is typed into %s alone', (html) => {
    expect(press('KeyB', {}, element(html))).toBeNull();
  });

  it.each([
    '<button data-target></button>',
    '<input type="checkbox" data-target>',
    '<div contenteditable="false" data-target></div>',
  ])('works from %s', (html) => {
    expect(press('KeyB', {}, element(html))).toBe('slip');
  });

  it('leaves a press alone that something else has answered', () => {
    const target = element('<button data-target></button>');
    target.addEventListener('keydown', (event) => event.preventDefault());
    expect(press('KeyB', {}, target)).toBeNull();
  });

  it('has a key of its own for each shortcut', () => {
    const marks = Object.values(shortcutMarks);
    expect(new Set(marks).size).toBe(marks.length);
  });
});
