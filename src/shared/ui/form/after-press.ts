import { createContext, useContext, useEffect, useRef } from 'react';

type Act = () => void;

/** On a touch screen the mouse events of a tap, and with them the blur, come after the finger is up. */
const settleMs = 60;

export const AfterPress = createContext<(act: Act) => void>((act) => act());

/**
 * Returns a function that delays its act while a pointer is down. An error that appeared when a press moved the focus
 * would push the pressed button from under the finger, and the press would be lost.
 */
export function useHeldPress(): (act: Act) => void {
  const press = useRef({ isDown: false, held: [] as Act[] });

  useEffect(() => {
    const state = press.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function down() {
      clearTimeout(timer);
      state.isDown = true;
    }
    function settle() {
      clearTimeout(timer);
      state.isDown = false;
      for (const act of state.held.splice(0)) act();
    }
    function up() {
      clearTimeout(timer);
      timer = setTimeout(settle, settleMs);
    }
    document.addEventListener('pointerdown', down, true);
    document.addEventListener('pointerup', up, true);
    document.addEventListener('pointercancel', up, true);
    // Who goes on by the keyboard has let go of the pointer.
    document.addEventListener('keydown', settle, true);
    return () => {
      clearTimeout(timer);
      state.held = [];
      document.removeEventListener('pointerdown', down, true);
      document.removeEventListener('pointerup', up, true);
      document.removeEventListener('pointercancel', up, true);
      document.removeEventListener('keydown', settle, true);
    };
  }, []);

  return function hold(act) {
    if (press.current.isDown) press.current.held.push(act);
    else act();
  };
}

export function useAfterPress(): (act: Act) => void {
  return useContext(AfterPress);
}
