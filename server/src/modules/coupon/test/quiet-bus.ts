import type { Bus } from '../../../stream/types.ts';

/** A bus that nobody listens to. */
export const quietBus: Bus = {
  publish: () => undefined,
  endSession: () => undefined,
  watched: () => false,
  endMembers: () => undefined,
};
