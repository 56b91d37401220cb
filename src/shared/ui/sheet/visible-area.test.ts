import { describe, expect, it } from 'vitest';
import { measureVisible } from './visible-area';

const page = (visualViewport: object | null) =>
  ({ innerHeight: 667, visualViewport }) as unknown as Window;

describe('measureVisible', () => {
  it.each([
    ['nothing in the way', { height: 667, offsetTop: 0, scale: 1 }, { height: 667, covered: 0 }],
    [
      'a keyboard over the page',
      { height: 376, offsetTop: 0, scale: 1 },
      { height: 376, covered: 291 },
    ],
    ['scrolled behind it', { height: 376, offsetTop: 91, scale: 1 }, { height: 376, covered: 200 }],
    ['a zoomed page', { height: 333, offsetTop: 0, scale: 2 }, null],
    ['a browser that does not tell', null, null],
  ])('%s', (_name, viewport, area) => {
    expect(measureVisible(page(viewport))).toEqual(area);
  });
});
