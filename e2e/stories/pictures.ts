import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import type { CatalogueStory } from '../../scripts/lib/catalogue.ts';
import { isKeptPicture, type Pictures, picturesHere } from '../../scripts/lib/baselines.ts';
import { compressPng, differenceOf } from '../../scripts/lib/png.ts';
import { takePicture } from '../lib/window-picture.ts';

const mostFrames = 8;
/** Between two frames that have to be the same, for what draws late. */
const betweenFramesMs = 100;

const hashOf = (picture: Buffer): string =>
  createHash('sha256').update(picture).digest('hex').slice(0, 16);

/** Whether `comparePicture` takes a picture of this look. */
export function takesPicture(
  story: CatalogueStory,
  look: string,
  pictures: Pictures = picturesHere,
): boolean {
  if (pictures.mode === 'off') return false;
  return pictures.mode !== 'changed' || pictures.approvedHash(`${story.id}.${look}`) !== undefined;
}

/**
 * Compares the story as it is drawn in the window with its approved picture, approves it, or only saves it, as the mode says. `look` is
 * the theme and the width. Throws where anything differs.
 */
export async function comparePicture(
  page: Page,
  story: CatalogueStory,
  look: string,
  pictures: Pictures = picturesHere,
): Promise<void> {
  const { mode } = pictures;
  const key = `${story.id}.${look}`;
  if (!takesPicture(story, look, pictures)) return;
  const approved = mode === 'shoot' ? undefined : pictures.approvedHash(key);
  const after = await takeSettled(page, approved);
  const hash = hashOf(after);
  if (mode === 'shoot') return save(pictures.before, key, after);
  if (mode === 'update') {
    const isKept = isKeptPicture(story, look);
    // Packing one well takes seconds where it is tall: one that was approved as it is stays.
    const isThere = hash === approved && existsSync(join(pictures.approved, `${key}.png`));
    if (isKept && !isThere) await save(pictures.approved, key, compressPng(after));
    return pictures.noteHash(key, hash);
  }
  if (hash === approved) return;

  await save(pictures.changed, key, after);
  const before =
    approved && (await readBefore(isKeptPicture(story, look), key, approved, pictures));
  if (!before) {
    await test.info().attach(`${key}-actual.png`, { body: after, contentType: 'image/png' });
    expect(hash, noPictureBefore(approved)).toBe(approved);
    return;
  }
  const { pixels, picture } = differenceOf(before, after);
  if (pixels === 0) return;
  for (const [name, body] of Object.entries({ expected: before, actual: after, diff: picture })) {
    await test.info().attach(`${key}-${name}.png`, { body, contentType: 'image/png' });
  }
  expect(pixels, 'pixels that differ; approve them with: npm run visual -- --update').toBe(0);
}

function noPictureBefore(approved: string | undefined): string {
  return approved === undefined
    ? 'no picture of this story was approved; approve it with: npm run visual -- --update'
    : 'the picture changed, and only its hash is kept; see both with: npm run visual -- --before';
}

/** The approved picture: the one that is kept, or the one made of the base commit if it is the same. */
async function readBefore(
  isKeptHere: boolean,
  key: string,
  approved: string,
  pictures: Pictures,
): Promise<Buffer | undefined> {
  const folder = isKeptHere ? pictures.approved : pictures.before;
  const picture = await readFile(join(folder, `${key}.png`)).catch(() => undefined);
  if (!picture || isKeptHere) return picture;
  return hashOf(picture) === approved ? picture : undefined;
}

/** Takes frames until one is the approved one; where none is, until two in a row are the same, and the last that may be. */
async function takeSettled(page: Page, approved: string | undefined): Promise<Buffer> {
  await page.evaluate(bringToRest);
  await page.mouse.move(0, 0);
  let last: Buffer | undefined;
  let same = 0;
  const enough = approved === undefined ? 1 : 3;
  for (let frame = 0; frame < mostFrames; frame += 1) {
    const next = await takePicture(page);
    if (hashOf(next) === approved) return next;
    same = last?.equals(next) ? same + 1 : 0;
    if (same >= enough) return next;
    last = next;
    await page.waitForTimeout(betweenFramesMs);
  }
  throw new Error(`the story does not come to rest within ${mostFrames} frames`);
}

/** Runs in the page: until its letters are there, with animations at their end. */
async function bringToRest(): Promise<void> {
  // `document.fonts.ready` does not wait for subsets that no text has asked for yet.
  await Promise.all([...document.fonts].map((face) => face.load()));
  for (const one of document.getAnimations()) {
    if (one.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) one.cancel();
    else one.finish();
  }
}

async function save(folder: string, key: string, picture: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${key}.png`), picture);
}
