import type { Bus } from '../src/stream/types.ts';

/** A bus that nobody listens to. */
export const quietBus: Bus = {
  publish: () => undefined,
  endSession: () => undefined,
  watched: () => false,
  endMembers: () => undefined,
};

/** A bus on which `publish` is somebody who follows every topic. */
export function busTo(publish: Bus['publish']): Bus {
  return { ...quietBus, watched: () => true, publish };
}
