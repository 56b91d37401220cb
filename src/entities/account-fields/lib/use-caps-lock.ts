import { type RefObject, useEffect, useState } from 'react';

/** Whether Caps Lock is on while the control is being typed in; a key must be pressed to know. */
export function useCapsLock(control: RefObject<HTMLElement | null>): boolean {
  const [isOn, setOn] = useState(false);

  useEffect(() => {
    function notice(event: Event) {
      const isHere = event.target === control.current && event instanceof KeyboardEvent;
      setOn(isHere && event.getModifierState('CapsLock'));
    }
    const kinds = ['keydown', 'keyup', 'focusout'];
    for (const kind of kinds) document.addEventListener(kind, notice);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, notice);
    };
  }, [control]);

  return isOn;
}
