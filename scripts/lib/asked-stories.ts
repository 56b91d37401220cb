import { createHash } from 'node:crypto';
import { picturesHere, type Pictures } from './baselines.ts';
import type { CatalogueStory } from './catalogue.ts';

/** One of how many unchanged stories is run all the same, so that an approval that says too much is found. */
const SAMPLE = 10;

const numberOf = (text: string): number =>
  createHash('sha256').update(text).digest().readUInt32BE(0);

/**
 * Lists the stories that a run of what has changed is about: those of files that are made of other sources than at their
 * approval, and of the others one in ten, which are others for another tree.
 */
export function changedAndSample(
  stories: readonly CatalogueStory[],
  pictures: Pictures = picturesHere,
): CatalogueStory[] {
  const tree = stories.map(({ sources }) => sources).join();
  return stories.filter(
    (story) => pictures.hasChanged(story) || numberOf(`${story.id} ${tree}`) % SAMPLE === 0,
  );
}

/** Lists the stories that the run which set `STORIES` asks for: `changed`, or all. */
export function askedStories(stories: readonly CatalogueStory[]): CatalogueStory[] {
  if (process.env.STORIES !== 'changed') return [...stories];
  if (picturesHere.mode === 'update') return stories.filter(picturesHere.hasChanged);
  return changedAndSample(stories);
}
