import { isDialogOpen, isShortcutPress } from '@/shared/lib/shortcuts';

/** Places of keys: the same whether Korean or Latin letters are being written. */
const places = {
  KeyJ: 'next',
  KeyK: 'previous',
  KeyA: 'grant',
  KeyR: 'refuse',
  Enter: 'enter',
  Slash: 'search',
  Escape: 'close',
} as const;

export type DeskKey = (typeof places)[keyof typeof places] | 'keyMap';

const ownEnter = 'button, a, input, [role="button"]';

/** Returns what a press means at the desk; null while something is typed or a dialog is open, and for any other key. */
export function deskKeyOf(event: KeyboardEvent): DeskKey | null {
  if (!isShortcutPress(event) || isDialogOpen()) return null;
  if (event.key === '?') return 'keyMap';
  if (event.shiftKey) return null;
  if (event.code === 'Enter' && event.target instanceof Element && event.target.closest(ownEnter))
    return null;
  return Object.entries(places).find(([code]) => code === event.code)?.[1] ?? null;
}
