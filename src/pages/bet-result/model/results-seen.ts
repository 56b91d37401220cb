import { createStore, sample } from 'effector';
import { $unseenResults } from '@/entities/member';
import { createApiMutation } from '@/shared/api';
import { pageClosed, pageOpened } from '../events';

/** The member has the history in view: results are no news any more, on every device. */
export const resultsSeen = createApiMutation(async (api) => {
  await api.POST('/bet/seen');
});

const $isOpen = createStore(false)
  .on(pageOpened, () => true)
  .reset(pageClosed);

sample({
  clock: [pageOpened, $unseenResults],
  source: { isOpen: $isOpen, unseen: $unseenResults },
  filter: ({ isOpen, unseen }) => isOpen && unseen > 0,
  fn: () => undefined,
  target: resultsSeen.start,
});
