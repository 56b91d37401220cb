import { randomInt } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createBatcher } from '../../lib/batcher.ts';
import type { ModuleDeps } from '../../module.ts';
import type { DueTask } from '../../lib/scheduler.ts';
import { DAY_MS } from '../../lib/seoul-time.ts';
import * as repository from './image-repository.ts';
import type { PostImage } from './types.ts';

const MOST_PIXELS = 40_000_000;
const MOST_A_SIDE = 1_600;
const QUALITY = 82;
const MOST_SECONDS = 20;
/** Images of a member that no post shows: more than a post takes, and not enough to fill a disk. */
const MOST_UNUSED = 20;
const AT_ONCE = 100;

/** Loaded by the first upload: its library is large, and most processes convert nothing. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // No other file is so much as looked into.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
  });
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

let loading: ReturnType<typeof loadSharp> | undefined;

/** Encodes the first frame of an image again, upright and without metadata; null for what is none. */
async function convert(bytes: Buffer) {
  loading ??= loadSharp();
  const sharp = await loading;
  try {
    const { data, info } = await sharp(bytes, {
      limitInputPixels: MOST_PIXELS,
      failOn: 'error',
      pages: 1,
    })
      .timeout({ seconds: MOST_SECONDS })
      .rotate()
      .resize({ width: MOST_A_SIDE, height: MOST_A_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch {
    return null;
  }
}

/** Writes a file that is there as a whole or not at all. */
async function writeWhole(folder: string, name: string, data: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true });
  const unfinished = join(folder, `${name}.part`);
  const file = await open(unfinished, 'w');
  try {
    await file.writeFile(data);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, join(folder, name));
}

/** 124 bits: whoever knows the address may see the image. */
const newId = () => Array.from({ length: 24 }, () => randomInt(36).toString(36)).join('');
const fileOf = (id: string) => `${id}.webp`;

/** Files in a folder, and their rows. */
export function createImages({ db, config }: Pick<ModuleDeps, 'db' | 'config'>) {
  const folder = join(config.dataDir, 'uploads', 'post');
  // One takes up to 160 MB of memory and a core for a second.
  const converted = createBatcher({
    maxItems: 1,
    maxInFlight: 2,
    run: (files: readonly Buffer[]) => Promise.all(files.map(convert)),
  });

  /** Removes the images that no post has shown for a day, those of deleted posts at once. */
  const cleaning: DueTask = {
    name: 'post.images',
    async nextDue() {
      const first = await repository.firstUnused(db);
      return first === null ? null : first + DAY_MS;
    },
    async runDue(now) {
      for (let removed = 0; removed < AT_ONCE; removed += 1) {
        const isDone = await db.tx(async (q) => {
          const id = await repository.removeUnused(q, now - DAY_MS);
          // The file first: what is left of a crash in between is a row, which comes again.
          if (id !== undefined) await rm(join(folder, fileOf(id)), { force: true });
          return id === undefined;
        });
        if (isDone) return;
      }
    },
  };

  return {
    cleaning,
    /** Null where the file is no image, or one that is not taken. */
    async add(memberId: string, file: Buffer, at: number): Promise<PostImage | null> {
      const image = await converted.add(file);
      if (image === null) return null;
      const { data, width, height } = image;
      const stored = { id: newId(), width, height, bytes: data.length };
      await writeWhole(folder, fileOf(stored.id), data);
      await repository.insertImage(db, { ...stored, memberId, at });
      await repository.keepUnused(db, memberId, MOST_UNUSED);
      return { ...stored, url: `/file/download/post/${fileOf(stored.id)}` };
    },
    /** The file of an image; null where there is none. */
    async read(id: string): Promise<Buffer | null> {
      try {
        return await readFile(join(folder, fileOf(id)));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
  };
}

export type Images = ReturnType<typeof createImages>;
