import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { toastsHeld, type ToastHold } from './model';

/** Toasts wait while what lies in an element has the focus. Returns the element's listeners. */
export function useToastsHold(by: ToastHold['by']): { onFocus: () => void; onBlur: () => void } {
  const onHold = useUnit(toastsHeld);
  // What goes away with the focus in it says nothing.
  useEffect(() => {
    return () => {
      onHold({ by, isHeld: false });
    };
  }, [by, onHold]);
  return {
    onFocus: () => onHold({ by, isHeld: true }),
    onBlur: () => onHold({ by, isHeld: false }),
  };
}
