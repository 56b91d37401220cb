import { isDialogOpen, isShortcutPress } from '@/shared/lib/shortcuts';

/** Places of keys: the same whether Korean or Latin letters are being written. */
const places = {
  KeyJ: 'next',
  KeyK: 'previous',
  KeyA: 'grant',
  KeyR: 'refuse',
  Enter: 'enter',
  Space: 'check',
  Slash: 'search',
  Escape: 'close',
} as const;

export type DeskKey = (typeof places)[keyof typeof places] | 'keyMap';

const ownEnter = 'button, a, input, [role="button"]';
/** Where Space is the list's: elsewhere it presses or scrolls what it is on. */
const ofRows = 'body, main, [role="grid"]';

function isOwnPress({ code, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (code === 'Space') return !target.matches(ofRows);
  return code === 'Enter' && target.closest(ownEnter) !== null;
}

/** Returns what a press means at the desk; null while something is typed or a dialog is open, and for any other key. */
export function deskKeyOf(event: KeyboardEvent): DeskKey | null {
  if (!isShortcutPress(event) || isDialogOpen()) return null;
  if (event.key === '?') return 'keyMap';
  if (event.shiftKey) return null;
  if (isOwnPress(event)) return null;
  return Object.entries(places).find(([code]) => code === event.code)?.[1] ?? null;
}
