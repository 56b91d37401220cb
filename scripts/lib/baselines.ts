import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { type CatalogueStory, storyThemes } from './catalogue.ts';
import { root } from './source-hash.ts';

/**
 * What the story run does with pictures: nothing, compare with the approved ones, approve, or save them as those of the
 * commit before.
 */
export type PictureMode = 'off' | 'compare' | 'update' | 'shoot';

type Hashes = Record<string, string>;

/** The pictures of one catalogue, each under `<story>.<theme>-<width>`. */
export interface Pictures {
  mode: PictureMode;
  /** Folder of the approved pictures, with the hashes of all in `hashes.json`. */
  approved: string;
  /** Folder of pictures of the base commit, where no approved one is kept. */
  before: string;
  /** Folder of the pictures that the last run found changed. */
  changed: string;
  approvedHash: (key: string) => string | undefined;
  /** Notes what this process approves, until `approve` writes it into `hashes.json`. */
  noteHash: (key: string, hash: string) => void;
  /** Forgets what an earlier run noted and found changed. */
  clear: () => void;
  /** Writes what was noted over the approved hashes and removes stories that are gone; returns how many were noted. */
  approve: (stories: readonly CatalogueStory[]) => number;
  /** Approved pictures and hashes of stories that are gone. */
  stale: (stories: readonly CatalogueStory[]) => string[];
  /** What the last run found changed. */
  changedKeys: () => string[];
}

const list = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

export function openPictures(
  mode: PictureMode,
  {
    approved,
    work,
    before = join(work, 'before'),
  }: { approved: string; work: string; before?: string },
): Pictures {
  const changed = join(work, 'changed');
  const noted = join(work, 'hashes');
  const hashesFile = join(approved, 'hashes.json');
  let hashes: Hashes | undefined;
  function read(): Hashes {
    hashes ??= existsSync(hashesFile)
      ? (JSON.parse(readFileSync(hashesFile, 'utf8')) as Hashes)
      : {};
    return hashes;
  }

  function stale(stories: readonly CatalogueStory[]): string[] {
    const known = new Set(keysOf(stories));
    const kept = list(approved).filter((file) => file.endsWith('.png'));
    const keys = new Set([...kept.map((file) => file.slice(0, -4)), ...Object.keys(read())]);
    return [...keys].filter((key) => !known.has(key)).sort();
  }

  return {
    mode,
    approved,
    before,
    changed,
    approvedHash: (key) => read()[key],
    noteHash(key, hash) {
      mkdirSync(noted, { recursive: true });
      appendFileSync(join(noted, `${process.pid}.txt`), `${key} ${hash}\n`);
    },
    clear() {
      for (const folder of [changed, noted]) rmSync(folder, { recursive: true, force: true });
    },
    approve(stories) {
      const lines = list(noted)
        .flatMap((file) => readFileSync(join(noted, file), 'utf8').split('\n'))
        .filter(Boolean);
      const news = Object.fromEntries(lines.map((line) => line.split(' ') as [string, string]));
      const gone = stale(stories);
      for (const key of gone) rmSync(join(approved, `${key}.png`), { force: true });
      hashes = Object.fromEntries(
        Object.entries({ ...read(), ...news })
          .filter(([key]) => !gone.includes(key))
          .sort(([a], [b]) => (a < b ? -1 : 1)),
      );
      mkdirSync(approved, { recursive: true });
      writeFileSync(hashesFile, `${JSON.stringify(hashes, null, 2)}\n`);
      return lines.length;
    },
    stale,
    changedKeys: () => list(changed).map((file) => file.slice(0, -4)),
  };
}

function keysOf(stories: readonly CatalogueStory[]): string[] {
  return stories.flatMap(({ id, widths }) =>
    storyThemes.flatMap((theme) => widths.map((width) => `${id}.${theme}-${width}`)),
  );
}

/** The pictures of this repository, in the mode that the story run sets. */
export const picturesHere = openPictures((process.env.PICTURES ?? 'off') as PictureMode, {
  approved: join(root, 'e2e', 'pictures'),
  work: join(root, '.cache', 'visual'),
  before: process.env.BEFORE_PICTURES,
});
