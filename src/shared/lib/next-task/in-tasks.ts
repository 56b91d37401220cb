import { nextTask } from './next-task';

/** Runs steps one after the other, each in a task of its own, so that a tap is answered between two of them. */
export async function inTasks(steps: readonly (() => unknown)[]): Promise<void> {
  for (const step of steps) {
    await step();
    await nextTask();
  }
}
