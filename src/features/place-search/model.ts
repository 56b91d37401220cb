import { createStore, type Event, sample } from 'effector';
import { debounce } from 'patronum';
import { createApiQuery } from '@/shared/api';
import { type FoundPlaces, searchPlaces } from './api';
import { searchWord } from './lib/search-word';

/** It is searched once typing pauses. */
const pauseMs = 250;
/** Syllables of Hangul are typed letter by letter, and most beginnings find nothing: that is said once typing rests. */
const restMs = 900;

const isEmpty = ({ leagues, teams }: FoundPlaces) => leagues.length + teams.length === 0;

/**
 * Over all leagues and teams, by what is typed. What was found stays until something else is, or until it is
 * certain that there is nothing. Call it at module level.
 */
export function createPlaceSearch({
  typed,
  closed,
}: {
  /** The whole text, at each key. */
  typed: Event<string>;
  /** It is forgotten. */
  closed: Event<void>;
}) {
  const query = createApiQuery(searchPlaces);
  const word = typed.map(searchWord);
  const $word = createStore('').reset(closed);
  sample({ clock: word, target: $word });

  const emptied = sample({ clock: word, filter: (text) => text === '', fn: () => undefined });
  const changed = sample({
    clock: debounce(word, pauseMs),
    source: $word,
    filter: (now, then) => now === then && now !== '',
  });
  sample({ clock: changed, target: query.start });
  sample({ clock: [emptied, closed], target: query.reset });

  const $isRested = createStore(false)
    .on(debounce(word, restMs), () => true)
    .on(word, () => false)
    .reset(closed);
  const $last = query.$data;
  const $found = createStore<FoundPlaces | null>(null).reset(emptied, closed);
  sample({
    clock: [$last, $isRested],
    source: { last: $last, isRested: $isRested },
    filter: ({ last, isRested }) => last !== null && (isRested || !isEmpty(last)),
    fn: ({ last }) => last,
    target: $found,
  });

  /** Whether nothing has the name that was typed. */
  const $isNone = $found.map((found) => found !== null && isEmpty(found));
  return { $found, $isNone, loadFx: query.loadFx };
}
