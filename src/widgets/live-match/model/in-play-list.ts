import { combine, createEvent, type Event, sample } from 'effector';
import { isGetInPlayAnswer } from '#contract/checks.gen.ts';
import {
  $offer,
  seqsOf,
  topicsAnswered,
  topicsExpected,
  topicsFollowed,
  topicsUnfollowed,
} from '@/entities/game';
import { createApiQuery, IN_PLAY_TOPIC, request } from '@/shared/api';
import { sportGroups } from '../lib/sport-groups';

interface InPlayListOptions {
  /** Who follows the topic. */
  reader: string;
  opened: Event<unknown>;
  closed: Event<void>;
}

/** The matches in play while a page is open. Call it at module level. */
export function createInPlayList({ reader, opened, closed }: InPlayListOptions) {
  const following = { reader, topics: [IN_PLAY_TOPIC] };
  /** What failed is loaded again. */
  const retryClicked = createEvent();
  const listQuery = createApiQuery((api) => request(api.GET('/sports/inplay'), isGetInPlayAnswer));
  /** Requested separately once the list is empty: the list itself goes on by the stream. */
  const nextQuery = createApiQuery((api) => request(api.GET('/sports/inplay'), isGetInPlayAnswer));

  // The stream goes on from the answer, as with boards.
  sample({ clock: opened, fn: () => following, target: topicsExpected });
  sample({ clock: opened, target: listQuery.start });
  sample({ clock: retryClicked, target: listQuery.refresh });
  sample({ clock: listQuery.done, fn: ({ result }) => [result], target: topicsAnswered });
  sample({
    clock: listQuery.done,
    fn: ({ result }) => ({ ...following, answered: seqsOf([result]) }),
    target: topicsFollowed,
  });
  sample({ clock: listQuery.failed, fn: () => following, target: topicsFollowed });
  sample({ clock: closed, fn: () => reader, target: topicsUnfollowed });
  sample({ clock: closed, target: [listQuery.reset, nextQuery.reset] });

  /** The matches in play by sport; null until they are here. */
  const $groups = $offer.map(sportGroups);
  /** Why the list could not be loaded; the stream may bring it after all. */
  const $failure = combine($groups, listQuery.$failure, (groups, failure) =>
    groups === null ? failure : null,
  );
  const $isEmpty = $groups.map((groups) => groups?.length === 0);
  sample({
    clock: $isEmpty,
    filter: (isEmpty) => isEmpty,
    target: nextQuery.start,
  });
  /** When the next match begins; null where none is known. */
  const $nextStartsAt = nextQuery.$data.map((answer) => answer?.data.nextStartsAt ?? null);
  return { $groups, $failure, $nextStartsAt, retryClicked };
}
