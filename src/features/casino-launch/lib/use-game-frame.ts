import { useUnit } from 'effector-react';
import { useCallback } from 'react';
import { frameShown } from '../model/frame';

/** Returns the `ref` of the frame of a game: what other windows say is not listened to. */
export function useGameFrame() {
  const onShown = useUnit(frameShown);
  return useCallback(
    (frame: HTMLIFrameElement | null) => {
      onShown(frame?.contentWindow ?? null);
    },
    [onShown],
  );
}
