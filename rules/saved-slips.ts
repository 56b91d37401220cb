import { FIXTURE_MODES, type SlipMode } from './slip-mode.ts';
import { isSystem, MAX_SYSTEM_LEGS } from './system.ts';

/** Slips that a member may have kept by a name. */
export const MAX_SAVED_SLIPS = 20;
/** Characters of such a name at most. */
export const MAX_SLIP_NAME = 30;

export interface SavedContents {
  kind: 'singles' | 'multiple' | 'system';
  mode: SlipMode;
  sizes?: readonly number[] | undefined;
  legs: readonly { selectionId: string }[];
}

/** Where the contents of a saved slip do not fit each other. */
export interface SavedSlipFault {
  path: 'mode' | 'sizes' | 'legs';
  message: string;
}

/** What no slip could be; whether its picks are on offer is checked when it is opened. */
export function savedSlipFault({ kind, mode, sizes, legs }: SavedContents): SavedSlipFault | null {
  if (!FIXTURE_MODES.some((one) => one === mode))
    return { path: 'mode', message: 'has no pick of a fixture' };
  if (new Set(legs.map(({ selectionId }) => selectionId)).size < legs.length)
    return { path: 'legs', message: 'has a pick twice' };
  if (kind !== 'system') return sizes ? { path: 'sizes', message: 'is of a system alone' } : null;
  const fits = legs.length <= MAX_SYSTEM_LEGS && isSystem(legs.length, sizes ?? []);
  return fits ? null : { path: 'sizes', message: 'makes no system of these picks' };
}
