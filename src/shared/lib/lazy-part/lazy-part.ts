import { type ComponentType, lazy } from 'react';

const tries = 3;
const retryDelayMs = 400;

function Nothing() {
  return null;
}

async function load<P>(
  importer: () => Promise<ComponentType<P>>,
  left = tries,
): Promise<{ default: ComponentType<P> }> {
  try {
    return { default: await importer() };
  } catch {
    // A part beside the page must not take the page down with it.
    if (left <= 1) return { default: Nothing };
    await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
    return load(importer, left - 1);
  }
}

/**
 * Makes a component that loads when first drawn, for parts beside the page: where it cannot be loaded it stays empty.
 * Draw it inside a Suspense.
 */
export function lazyPart<P>(importer: () => Promise<ComponentType<P>>) {
  return lazy(() => load(importer));
}
