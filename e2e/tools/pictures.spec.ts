import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { openPictures, type PictureMode, type Pictures } from '../../scripts/lib/baselines.ts';
import { comparePicture } from '../stories/pictures.ts';

const LOOK = 'celadon-1280';
const button = {
  ...{ title: 'shared/ui/Button', widths: [1280 as const] },
  ...{ file: 'src/shared/ui/button/button.stories.tsx', sources: 'first' },
};
const kept = { ...button, id: 'shared-ui-button--matrix', name: 'Matrix' };
const hashed = { ...button, id: 'shared-ui-button--loading', name: 'Loading' };
const catalogue = [kept, hashed];

const test = base.extend<{ open: (mode: PictureMode) => Pictures }>({
  open: async ({ page }, use) => {
    const work = await mkdtemp(join(tmpdir(), 'hanpan-pictures-'));
    await page.setContent('<p style="width: 100px; height: 100px; background: teal">teal</p>');
    await use((mode) => openPictures(mode, { approved: join(work, 'approved'), work }));
    await rm(work, { recursive: true });
  },
});

test('a picture without an approved one fails', async ({ page, open }) => {
  const compared = comparePicture(page, hashed, LOOK, open('compare'));
  await expect(compared).rejects.toThrow(/no picture of this story was approved/);
});

test('approved pictures pass, and fail once a pixel differs', async ({ page, open }) => {
  const update = open('update');
  for (const story of [kept, hashed]) await comparePicture(page, story, LOOK, update);
  expect(update.approve(catalogue)).toBe(2);
  expect(await readdir(update.approved)).toEqual([
    'hashes.json',
    `${kept.id}.${LOOK}.png`,
    'sources.json',
  ]);

  for (const story of [kept, hashed]) await comparePicture(page, story, LOOK, open('compare'));

  await page.locator('p').evaluate((one) => {
    one.style.borderLeft = '1px solid red';
  });
  await expect(comparePicture(page, kept, LOOK, open('compare'))).rejects.toThrow(/pixels/);
  await expect(comparePicture(page, hashed, LOOK, open('compare'))).rejects.toThrow(/--before/);
  expect(open('compare').changedKeys().sort()).toEqual([
    `${hashed.id}.${LOOK}`,
    `${kept.id}.${LOOK}`,
  ]);
});

test('a hash is compared with the picture of the base commit once that is made', async ({
  page,
  open,
}) => {
  const update = open('update');
  await comparePicture(page, hashed, LOOK, update);
  update.approve(catalogue);
  await comparePicture(page, hashed, LOOK, open('shoot'));
  await page.locator('p').evaluate((one) => {
    one.style.background = 'black';
  });
  await expect(comparePicture(page, hashed, LOOK, open('compare'))).rejects.toThrow(/pixels/);
});

test('pictures of a story that is gone are reported, then removed', async ({ page, open }) => {
  const update = open('update');
  await comparePicture(page, kept, LOOK, update);
  update.approve(catalogue);
  expect(open('compare').stale([])).toEqual([`${kept.id}.${LOOK}`]);
  open('update').approve([]);
  expect(await readdir(update.approved)).toEqual(['hashes.json', 'sources.json']);
  expect(open('compare').stale([])).toEqual([]);
});

test('a story is changed until all of its file was approved and has passed', async ({
  page,
  open,
}) => {
  const looks = ['celadon-1280', 'porcelain-1280'];
  const isChanged = (): boolean => open('changed').hasChanged(kept);
  const update = open('update');
  for (const look of looks) await comparePicture(page, hashed, look, update);
  for (const { id } of catalogue) update.notePassed(id, '1280');
  update.notePassed(kept.file, 'docs');
  await comparePicture(page, kept, LOOK, update);
  update.approve(catalogue);
  expect(isChanged(), 'with a look left out').toBe(true);

  update.clear();
  for (const story of catalogue) {
    for (const look of looks) await comparePicture(page, story, look, update);
    update.notePassed(story.id, '1280');
  }
  update.approve(catalogue);
  expect(isChanged(), 'with its document left out').toBe(true);

  update.notePassed(kept.file, 'docs');
  update.approve(catalogue);
  expect(isChanged()).toBe(false);
  expect(open('changed').hasChanged({ ...kept, sources: 'second' })).toBe(true);
});

test('a new story has no picture to be compared with until it is approved', async ({
  page,
  open,
}) => {
  const update = open('update');
  await comparePicture(page, hashed, LOOK, update);
  update.approve(catalogue);
  await page.locator('p').evaluate((one) => {
    one.style.background = 'black';
  });
  await expect(comparePicture(page, hashed, LOOK, open('changed'))).rejects.toThrow(/--before/);
  await comparePicture(page, { ...hashed, id: 'shared-ui-button--new' }, LOOK, open('changed'));
});
