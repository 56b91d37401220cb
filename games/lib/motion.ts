/** Whether the player's system asks for pictures that stand still. */
export function isStill(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Calls `onEnd` when all have come to their end; the returned function ends them without it. */
export function whenEnded(motions: readonly Animation[], onEnd: () => void): () => void {
  let isCancelled = false;
  // One that is cancelled rejects.
  Promise.all(motions.map(({ finished }) => finished)).then(
    () => {
      if (!isCancelled) onEnd();
    },
    () => {},
  );
  return () => {
    isCancelled = true;
    for (const motion of motions) motion.cancel();
  };
}
