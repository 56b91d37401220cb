import { useGate } from 'effector-react';
import { ShortcutsGate } from '@/shared/lib/shortcuts';

/** Draws nothing: the site listens for shortcuts while it is there. */
export function Shortcuts() {
  useGate(ShortcutsGate);
  return null;
}
