import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Slice, SliceResult, Target } from './client.ts';

/** The members who place, in a process of their own. */
export interface Clients {
  /** Whom they reach, and what they bet on from now on. */
  aim(target: Target): Promise<void>;
  place(slice: Slice): Promise<SliceResult>;
  stop(): void;
}

/** Starts the process that places bets. */
export function startClients(): Clients {
  const child = fork(join(import.meta.dirname, 'client.ts'));
  async function ask<R>(message: Target | Slice): Promise<R> {
    const answer = once(child, 'message');
    child.send(message);
    return (await answer)[0] as R;
  }
  return {
    aim: async (target) => void (await ask(target)),
    place: (slice) => ask<SliceResult>(slice),
    stop: () => void child.kill(),
  };
}
