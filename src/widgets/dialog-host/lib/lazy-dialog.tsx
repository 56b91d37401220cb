import { type ComponentType, lazy } from 'react';
import { DialogUnavailable } from '../ui/dialog-unavailable';

const tries = 3;
const retryDelayMs = 400;

async function load<P>(
  importer: () => Promise<ComponentType<P>>,
  left = tries,
): Promise<{ default: ComponentType<P> }> {
  try {
    return { default: await importer() };
  } catch {
    if (left <= 1) return { default: DialogUnavailable };
    await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
    return load(importer, left - 1);
  }
}

/** Makes a dialog that loads when it first opens, and says so where it cannot be loaded. */
export function lazyDialog<P extends object>(importer: () => Promise<ComponentType<P>>) {
  return lazy<ComponentType<P>>(() => load(importer)) as unknown as ComponentType<P>;
}
