import { expect, it } from 'vitest';
import { nextTask } from './next-task';

it('lets what is due run first, microtasks and tasks alike', async () => {
  const order: string[] = [];
  setTimeout(() => order.push('task'));
  const rest = nextTask().then(() => order.push('next'));
  queueMicrotask(() => order.push('microtask'));
  await rest;
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(order[0]).toBe('microtask');
  expect(order).toContain('task');
  expect(order).toContain('next');
});
