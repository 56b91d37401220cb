interface Shortcut {
  /** Place of the key on the board: it is the same whether Korean or Latin letters are being written. */
  code?: string;
  /** What the key writes, for a sign that every layout has elsewhere. */
  key?: string;
  /** Written on the key. */
  mark: string;
}

/** Every shortcut of one key. None of them spends money: a bet is confirmed in its dialog only. */
const shortcuts = {
  board: { code: 'KeyG', mark: 'G' },
  slip: { code: 'KeyB', mark: 'B' },
  nextLeague: { code: 'KeyJ', mark: 'J' },
  previousLeague: { code: 'KeyK', mark: 'K' },
  search: { code: 'Slash', mark: '/' },
  keyMap: { key: '?', mark: '?' },
} as const satisfies Record<string, Shortcut>;

export type ShortcutId = keyof typeof shortcuts;

const ids = Object.keys(shortcuts) as ShortcutId[];
const keysOf = (id: ShortcutId): Shortcut => shortcuts[id];

/** What is written on the key of each shortcut. */
export const shortcutMarks = Object.fromEntries(
  ids.map((id) => [id, shortcuts[id].mark]),
) as Record<ShortcutId, string>;

/** What takes letters for itself: text, and lists that jump to what is typed. */
const typing =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"]), textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="combobox"], [role="listbox"]';

type Press = Pick<
  KeyboardEvent,
  | 'code'
  | 'key'
  | 'keyCode'
  | 'shiftKey'
  | 'ctrlKey'
  | 'altKey'
  | 'metaKey'
  | 'isComposing'
  | 'repeat'
  | 'defaultPrevented'
  | 'target'
>;

/** The key code of a press that an input method is still writing a letter with, also where `isComposing` is false. */
const composingKeyCode = 229;

/** Whether a press may mean a shortcut: not while something is typed, not held, not with modifiers but Shift. */
export function isShortcutPress(press: Press): boolean {
  if (press.defaultPrevented || press.repeat) return false;
  if (press.isComposing || press.keyCode === composingKeyCode) return false;
  if (press.ctrlKey || press.altKey || press.metaKey) return false;
  return !(press.target instanceof Element && press.target.closest(typing));
}

/** Returns the shortcut that a press means; null while something is typed, with modifiers, or for any other key. */
export function shortcutOf(press: Press): ShortcutId | null {
  if (!isShortcutPress(press)) return null;
  const bySign = ids.find((id) => keysOf(id).key === press.key);
  if (bySign || press.shiftKey) return bySign ?? null;
  return ids.find((id) => keysOf(id).code === press.code) ?? null;
}
