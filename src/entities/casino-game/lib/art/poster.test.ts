// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { glazeNames, motifNames, posterSource, posterSvg } from './poster';

const shapes = ['slot', 'live', 'wide', 'thumb'] as const;
const crane = { motif: 'crane', glaze: 'celadon' };

it.each(motifNames)('draws %s whole, in every shape', (motif) => {
  for (const shape of shapes) {
    const svg = posterSvg({ motif, glaze: 'ochre' }, shape);
    expect(svg).not.toMatch(/NaN|undefined|null|\[object/);
    const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(documentElement.nodeName).toBe('svg');
  }
});

it('has the motifs and glazes of the drawings', () => {
  expect([motifNames.length, glazeNames.length]).toEqual([18, 6]);
});

it.each([
  [{ motif: 'dragon', glaze: 'celadon' }],
  [{ motif: 'crane', glaze: 'copper' }],
  [{ motif: 'constructor', glaze: 'constructor' }],
  [{ motif: '', glaze: '' }],
])('draws %j as the first', (art) => {
  expect(posterSvg(art, 'slot')).toBe(posterSvg(crane, 'slot'));
});

it('is the source of an image that needs no call', () => {
  const source = posterSource(crane, 'live');
  expect(source).toMatch(/^data:image\/svg\+xml,%3Csvg%20xmlns/);
  expect(decodeURIComponent(source.slice('data:image/svg+xml,'.length))).toBe(
    posterSvg(crane, 'live'),
  );
});
