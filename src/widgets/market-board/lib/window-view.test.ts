// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { observeWindowSize } from './window-view';

const size = () => ({ width: window.innerWidth, height: window.innerHeight });

it('reports the size after the first paint, not while it is read', async () => {
  const report = vi.fn();
  const stop = observeWindowSize(null, report);
  expect(report).not.toHaveBeenCalled();
  await expect.poll(() => report.mock.calls).toEqual([[size()]]);
  stop();
});

it('reports each other size until it is ended', () => {
  const report = vi.fn();
  const stop = observeWindowSize(null, report);
  window.dispatchEvent(new Event('resize'));
  expect(report).toHaveBeenCalledExactlyOnceWith(size());
  stop();
  window.dispatchEvent(new Event('resize'));
  expect(report).toHaveBeenCalledTimes(1);
});
