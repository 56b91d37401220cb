import { attach, createStore, sample } from 'effector';
import { isOpenPostBet } from '@/entities/post';
import { $now } from '@/shared/lib/clock';
import { readIsVisibleFx } from '@/shared/lib/page-visibility';
import { viewClosed } from '../events';
import { replies } from './replies';
import { post, postRequested } from './view';

/** How old an open bet with its scores may be. */
const betMs = 30_000;

const readTabFx = attach({ effect: readIsVisibleFx });
const $isOpen = createStore(false)
  .on(postRequested, () => true)
  .reset(viewClosed);
/** `isBack` where the page is shown after it was hidden. */
const $tab = createStore({ isVisible: true, isBack: false })
  .on(readTabFx.doneData, (last, isVisible) => ({
    isVisible,
    isBack: isVisible && !last.isVisible,
  }))
  .reset(viewClosed);
/** Epoch milliseconds of the last load. */
const $loadedAt = createStore(0);

sample({ clock: $now, filter: $isOpen, target: readTabFx });
const due = sample({
  clock: $tab,
  source: { shown: post.$data, isPending: post.$isPending, loadedAt: $loadedAt, now: $now },
  filter: ({ shown, isPending, loadedAt, now }, { isVisible, isBack }) => {
    if (!isVisible || isPending || shown === null) return false;
    return isBack || (shown.bet !== null && isOpenPostBet(shown.bet) && now - loadedAt >= betMs);
  },
  fn: () => undefined,
});
sample({ clock: [postRequested, due], source: $now, target: $loadedAt });
sample({ clock: due, target: [post.refresh, replies.refresh] });
