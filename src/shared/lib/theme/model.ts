import { createEffect, createEvent, createStore, sample } from 'effector';
import * as z from 'zod/mini';
import { themeNames, themeStorageKey, type ThemeName } from '@/shared/theme';
import { persistStore } from '../storage';

export const themeStarted = createEvent();
export const themeToggled = createEvent();

/** Null until the member chooses; the system's preference decides till then. */
const $choice = createStore<ThemeName | null>(null);
export const $theme = createStore<ThemeName>('celadon');

// `public/prelude.js` has marked the document before the first paint.
const readThemeFx = createEffect((): ThemeName => {
  return document.documentElement.dataset.theme === 'porcelain' ? 'porcelain' : 'celadon';
});
const applyThemeFx = createEffect((theme: ThemeName) => {
  document.documentElement.dataset.theme = theme;
  const colour = theme === 'porcelain' ? '#f6f5f1' : '#0d1214';
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colour);
});

persistStore({
  store: $choice,
  key: themeStorageKey,
  schema: z.nullable(z.enum(themeNames)),
  pickup: themeStarted,
});
sample({ clock: themeStarted, target: readThemeFx });
sample({ clock: readThemeFx.doneData, target: $theme });
sample({
  clock: themeToggled,
  source: $theme,
  fn: (theme): ThemeName => (theme === 'celadon' ? 'porcelain' : 'celadon'),
  target: $choice,
});
sample({
  clock: $choice,
  filter: (choice): choice is ThemeName => choice !== null,
  target: $theme,
});
sample({ clock: $theme, target: applyThemeFx });
