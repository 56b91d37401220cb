import { useUnit } from 'effector-react';
import { type ComponentType, useEffect } from 'react';
import { lazyPart } from '../lazy-part';
import { dialogFailed } from './model';

const views = new Map<string, ComponentType>();

/** In place of a view that could not be loaded: it says so and goes away. */
function Unavailable() {
  const onFail = useUnit(dialogFailed);
  useEffect(() => onFail(), [onFail]);
  return null;
}

/**
 * Registers the view of a dialog with the shell: a chunk of its own, loaded when it first opens. Call it at module level, in the
 * slice's `events.ts`, which the entry loads; the view itself imports `dialogs.ts` only.
 */
export function drawDialog({ name }: { name: string }, load: () => Promise<ComponentType>): void {
  views.set(name, lazyPart(load, Unavailable));
}

/** The view of a dialog; undefined where no slice on this page draws it. */
export function viewOfDialog(name: string): ComponentType | undefined {
  return views.get(name);
}
