import { allSettled } from 'effector';
import { beforeEach, expect, test } from 'vitest';
import { makeScope } from '../test-scope';
import { $theme, themeStarted, themeToggled } from './model';

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  root.dataset.theme = 'celadon';
});

test('the look the document has at the start is the look of the app, and is not stored', async () => {
  root.dataset.theme = 'porcelain';
  const scope = makeScope();
  await allSettled(themeStarted, { scope });
  expect(scope.getState($theme)).toBe('porcelain');
  expect(localStorage.getItem('hanpan.theme')).toBeNull();
});

test('the other look is applied at once and remembered', async () => {
  const scope = makeScope();
  await allSettled(themeStarted, { scope });
  await allSettled(themeToggled, { scope });
  expect(root.dataset.theme).toBe('porcelain');
  expect(localStorage.getItem('hanpan.theme')).toBe('"porcelain"');
  const later = makeScope();
  await allSettled(themeStarted, { scope: later });
  expect(later.getState($theme)).toBe('porcelain');
});
