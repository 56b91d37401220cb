import { type ComponentType, lazy } from 'react';
import { nextTask } from '@/shared/lib/next-task';

const tries = 3;
const retryDelayMs = 400;

function Nothing() {
  return null;
}

async function load<P>(
  importer: () => Promise<ComponentType<P>>,
  Fallback: ComponentType,
  left = tries,
): Promise<{ default: ComponentType<P> }> {
  try {
    const part = await importer();
    // Its code was evaluated in this task; it is drawn in another.
    await nextTask();
    return { default: part };
  } catch {
    // A part beside the page must not take the page down with it.
    if (left <= 1) return { default: Fallback as ComponentType<P> };
    await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
    return load(importer, Fallback, left - 1);
  }
}

/**
 * A component that loads when first drawn, for parts beside the page: where it cannot be loaded, `Fallback` is drawn
 * in its place, or nothing. Draw it inside a Suspense. `preload` loads it before, for what may be needed soon.
 */
export function lazyPart<P>(
  importer: () => Promise<ComponentType<P>>,
  Fallback: ComponentType = Nothing,
) {
  const preload = () => {
    // Drawing it tries again.
    importer().catch(() => undefined);
  };
  return Object.assign(
    lazy(() => load(importer, Fallback)),
    { preload },
  );
}
