import { type RefObject, useEffect, useRef } from 'react';

/** Whether what had the focus last cannot have it any more, and nothing else has got it. */
function isLost(last: Element | null): boolean {
  if (last === null || (last.isConnected && !last.matches(':disabled'))) return false;
  const { activeElement } = document;
  return activeElement === document.body || activeElement === last;
}

function useLastFocused(): RefObject<Element | null> {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      if (target instanceof Element) last.current = target;
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, []);
  return last;
}

/**
 * Calls with the new value when it changes and takes away what had the focus. Somebody else may have changed it while
 * the member is elsewhere, or reads without any focus: then nothing is called.
 */
export function useLostFocus<Value extends boolean | number>(
  value: Value,
  onLost: (value: Value) => void,
): void {
  const before = useRef(value);
  const focused = useLastFocused();
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    if (isLost(focused.current)) onLost(value);
  }, [value, onLost, focused]);
}
