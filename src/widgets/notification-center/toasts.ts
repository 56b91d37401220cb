import { createEffect, sample } from 'effector';
import { $member, type Member } from '@/entities/member';
import { newsArrived, type Notification } from '@/entities/notification';
import { toastShown } from '@/shared/lib/toasts';
import type { ToastWords } from './lib/toast';

interface Arrived {
  news: readonly Notification[];
  member: Pick<Member, 'isCoinOnly'>;
}

const showFx = createEffect((words: ToastWords) => words);
const showAllFx = createEffect((all: readonly ToastWords[]) =>
  Promise.all(all.map((words) => showFx(words))),
);
// The words are no part of the entry: they come with the first news.
const makeWordsFx = createEffect(async ({ news, member }: Arrived) => {
  const { toastOf } = await import('./lib/toast');
  return news.flatMap((one) => toastOf(one, member) ?? []);
});

sample({
  clock: newsArrived,
  source: $member,
  filter: (member, news) => member !== null && news.some(({ about }) => about.type === 'request'),
  fn: (member, news): Arrived => ({ news, member: { isCoinOnly: member?.isCoinOnly ?? false } }),
  target: makeWordsFx,
});
sample({ clock: makeWordsFx.doneData, target: showAllFx });
sample({ clock: showFx.doneData, target: toastShown });
