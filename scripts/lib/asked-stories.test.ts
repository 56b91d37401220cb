import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changedAndSample } from './asked-stories.ts';
import { openPictures, type PictureMode } from './baselines.ts';
import type { CatalogueStory } from './catalogue.ts';

let work = '';
beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'hanpan-asked-'));
});
afterEach(() => rmSync(work, { recursive: true }));

const open = (mode: PictureMode) => openPictures(mode, { approved: join(work, 'approved'), work });

const catalogue = Array.from(
  { length: 200 },
  (_, index): CatalogueStory => ({
    ...{ id: `shared-ui-one--${index}`, title: 'shared/ui/One', name: `${index}`, widths: [1280] },
    ...{ file: `src/shared/ui/one/${index}.stories.tsx`, sources: 'first' },
  }),
);

function approve(): void {
  const update = open('update');
  for (const { id, file } of catalogue) {
    for (const theme of ['celadon', 'porcelain']) update.noteHash(`${id}.${theme}-1280`, 'hash');
    update.notePassed(id, '1280');
    update.notePassed(file, 'docs');
  }
  update.approve(catalogue);
}

it('asks for all that was never approved', () => {
  expect(changedAndSample(catalogue, open('changed'))).toEqual(catalogue);
});

it('asks for what has changed and for some of the rest, others in another tree', () => {
  approve();
  const ids = (stories: readonly CatalogueStory[]) => stories.map(({ id }) => id);
  const sample = ids(changedAndSample(catalogue, open('changed')));
  expect(sample.length).toBeGreaterThan(5);
  expect(sample.length).toBeLessThan(50);

  const changed = catalogue.map((one, index) => (index === 7 ? { ...one, sources: 'new' } : one));
  const asked = ids(changedAndSample(changed, open('changed')));
  expect(asked).toContain('shared-ui-one--7');
  expect(asked.length).toBeLessThan(50);
  expect(asked.filter((id) => id !== 'shared-ui-one--7')).not.toEqual(sample);
});
