import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { type CatalogueStory, storyThemes } from './catalogue.ts';
import { looksOf } from './looks.ts';
import { root } from './source-hash.ts';

/**
 * What the story run does with pictures: nothing, compare all with the approved ones, compare those alone whose sources
 * have changed since and a sample of the others, approve, or save them as those of the commit before.
 */
export type PictureMode = 'off' | 'compare' | 'changed' | 'update' | 'shoot';

type Hashes = Record<string, string>;

/** The pictures of one catalogue, each under `<story>.<theme>-<width>`. */
export interface Pictures {
  mode: PictureMode;
  /**
   * Folder of the approved pictures, with the hashes of all in `hashes.json` and in `sources.json` those of what each story
   * file was drawn with.
   */
  approved: string;
  /** Folder of pictures of the base commit, where no approved one is kept. */
  before: string;
  /** Folder of the pictures that the last run found changed. */
  changed: string;
  approvedHash: (key: string) => string | undefined;
  /** Whether a story was never approved with all of its file, or is made of other sources than it was then. */
  hasChanged: (story: CatalogueStory) => boolean;
  /** Notes what this process approves, until `approve` writes it into `hashes.json`. */
  noteHash: (key: string, hash: string) => void;
  /** Notes that a story passed with all that is asked of it, in a window or a look, or a file as a document (`docs`). */
  notePassed: (storyOrFile: string, look: string) => void;
  /** Forgets what an earlier run noted and found changed. */
  clear: () => void;
  /** Writes what was noted over the approved hashes and removes stories that are gone; returns how many were noted. */
  approve: (stories: readonly CatalogueStory[]) => number;
  /** Approved pictures and hashes that no story has any more. */
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
  const hashes = openHashes(join(approved, 'hashes.json'));
  const sources = openHashes(join(approved, 'sources.json'));

  function note(key: string, value: string): void {
    mkdirSync(noted, { recursive: true });
    appendFileSync(join(noted, `${process.pid}.txt`), `${key} ${value}\n`);
  }

  function stale(stories: readonly CatalogueStory[]): string[] {
    const known = new Set(keysOf(stories));
    const kept = new Set(
      stories.flatMap((story) =>
        looksOfStory(story)
          .filter((look) => isKeptPicture(story, look))
          .map((look) => `${story.id}.${look}`),
      ),
    );
    const pictures = list(approved).filter((file) => file.endsWith('.png'));
    const lost = pictures.map((file) => file.slice(0, -4)).filter((key) => !kept.has(key));
    const gone = Object.keys(hashes.read()).filter((key) => !known.has(key));
    return [...new Set([...lost, ...gone])].sort();
  }

  return {
    mode,
    approved,
    before,
    changed,
    approvedHash: (key) => hashes.read()[key],
    hasChanged: ({ file, sources: now }) => sources.read()[file] !== now,
    noteHash: note,
    notePassed(storyOrFile, look) {
      if (mode === 'update') note(passedKey(storyOrFile, look), 'passed');
    },
    clear() {
      for (const folder of [changed, noted]) rmSync(folder, { recursive: true, force: true });
    },
    approve(stories) {
      const lines = list(noted)
        .flatMap((file) => readFileSync(join(noted, file), 'utf8').split('\n'))
        .filter(Boolean);
      const news = Object.fromEntries(lines.map((line) => line.split(' ') as [string, string]));
      const keys = new Set(keysOf(stories));
      for (const key of stale(stories)) rmSync(join(approved, `${key}.png`), { force: true });
      hashes.write(Object.entries({ ...hashes.read(), ...news }).filter(([key]) => keys.has(key)));
      const whole = stories.filter((story) => isWhole(story.file, stories, news));
      const files = new Set(stories.map(({ file }) => file));
      const after = whole.map((story): [string, string] => [story.file, story.sources]);
      const before = Object.entries(sources.read()).filter(([file]) => files.has(file));
      sources.write([...before, ...after]);
      return Object.keys(news).filter((key) => keys.has(key)).length;
    },
    stale,
    changedKeys: () => list(changed).map((file) => file.slice(0, -4)),
  };
}

/** A file of hashes by name. */
function openHashes(path: string) {
  let hashes: Hashes | undefined;
  return {
    read(): Hashes {
      hashes ??= existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Hashes) : {};
      return hashes;
    },
    write(entries: readonly [string, string][]): void {
      const sorted = [...new Map(entries)].sort(([a], [b]) => (a < b ? -1 : 1));
      hashes = Object.fromEntries(sorted);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, `${JSON.stringify(hashes, null, 2)}\n`);
    },
  };
}

const passedKey = (storyOrFile: string, look: string): string => `passed:${storyOrFile}.${look}`;

/** Whether all looks of a story file were noted, and all its stories and its document passed. */
function isWhole(file: string, stories: readonly CatalogueStory[], noted: Hashes): boolean {
  const ofFile = stories.filter((story) => story.file === file);
  const passed = ofFile.flatMap(({ id, widths }) =>
    [...widths.map(String), ...looksOf(id)].map((look) => passedKey(id, look)),
  );
  return [...keysOf(ofFile), ...passed, passedKey(file, 'docs')].every((key) => key in noted);
}

const looksOfStory = ({ id, widths }: CatalogueStory): string[] => [
  ...storyThemes.flatMap((theme) => widths.map((width) => `${theme}-${width}`)),
  ...looksOf(id),
];

const keysOf = (stories: readonly CatalogueStory[]): string[] =>
  stories.flatMap((story) => looksOfStory(story).map((look) => `${story.id}.${look}`));

/**
 * Pictures are kept where a person reviews the look, in one theme and width: of whole pages, widgets and every `Matrix`, and of
 * what the system's settings change. Of all other looks the hash says that they changed.
 */
export function isKeptPicture({ id, title, name, widths }: CatalogueStory, look: string): boolean {
  if (looksOf(id).includes(look)) return true;
  const isJudged = /^(pages\/[^/]+\/\w+Page$|widgets\/)/.test(title) || name === 'Matrix';
  return isJudged && look === (widths.includes(1280) ? 'celadon-1280' : 'porcelain-390');
}

/** A run that is about pictures alone leaves axe and documents out; one that approves does not. */
export const isAboutPictures = ({ mode }: Pictures): boolean =>
  mode === 'compare' || mode === 'shoot';

/** The pictures of this repository, in the mode that the story run sets. */
export const picturesHere = openPictures((process.env.PICTURES ?? 'off') as PictureMode, {
  approved: join(root, 'e2e', 'pictures'),
  work: join(root, '.cache', 'visual'),
  before: process.env.BEFORE_PICTURES,
});
