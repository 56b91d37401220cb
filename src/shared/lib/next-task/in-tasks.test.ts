import { expect, it } from 'vitest';
import { inTasks } from './in-tasks';
import { nextTask } from './next-task';

it('runs the steps in their order and lets other tasks run between them', async () => {
  const order: string[] = [];
  const other = nextTask().then(() => order.push('other'));
  await inTasks([() => order.push('first'), async () => order.push('second')]);
  await other;
  expect(order).toEqual(['first', 'other', 'second']);
});
