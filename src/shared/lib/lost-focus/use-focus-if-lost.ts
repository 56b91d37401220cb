import { useEffect, useRef } from 'react';

/** Takes the focus that was lost when this was drawn, as of a button that has gone: put the ref on what takes its place. */
export function useFocusIfLost() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    const isLost = !activeElement || activeElement === body || activeElement.matches(':disabled');
    if (isLost) ref.current?.focus({ preventScroll: true });
  }, []);
  return ref;
}
