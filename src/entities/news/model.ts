import { createEvent, createStore, sample } from 'effector';
import {
  createApiFx,
  isGetNewsLinkAnswer,
  request,
  type ApiError,
  type NewsDto,
} from '@/shared/api';

export type News = Readonly<NewsDto>;

/** A screen shows the news; they are loaded anew each time. */
export const newsRequested = createEvent();

export const loadNewsFx = createApiFx(
  (api): Promise<readonly News[]> => request(api.GET('/newsLink'), isGetNewsLinkAnswer),
);

/** Newest first; null until the first load. */
export const $news = createStore<readonly News[] | null>(null);
export const $newsFailure = createStore<ApiError | null>(null);

sample({
  clock: newsRequested,
  source: loadNewsFx.pending,
  filter: (isLoading) => !isLoading,
  fn: () => undefined,
  target: loadNewsFx,
});
sample({ clock: loadNewsFx.doneData, target: $news });
sample({ clock: loadNewsFx.doneData, fn: () => null, target: $newsFailure });
sample({ clock: loadNewsFx.failData, target: $newsFailure });
