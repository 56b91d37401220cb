import { sample, type Store } from 'effector';
import { debounce } from 'patronum';
import { createApiQuery } from '@/shared/api';
import { findMembers } from '../api';

/** What is typed is looked for once nothing was typed for so long, milliseconds. */
const typingPauseMs = 250;

/** Looks for members by what is typed. Call it at module level. */
export function createMemberSearch($text: Store<string>) {
  const found = createApiQuery(findMembers);
  const $typed = $text.map((text) => text.trim());
  sample({
    clock: $typed,
    filter: (typed) => typed === '',
    target: found.reset,
  });
  sample({
    clock: debounce($typed, typingPauseMs),
    source: $typed,
    filter: (typed) => typed !== '',
    target: found.start,
  });
  return found;
}
