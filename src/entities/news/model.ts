import { createEvent, createStore, sample } from 'effector';
import {
  createApiFx,
  isGetNewsLinkAnswer,
  request,
  type ApiError,
  type NewsDto,
} from '@/shared/api';

export interface News {
  id: number;
  /** HTML as the server sent it. */
  contents: string;
  /** Epoch milliseconds; null where the server does not say. */
  createdAt: number | null;
}

/** A screen shows the news; they are loaded anew each time. */
export const newsRequested = createEvent();

function toNews({ id, contents, createdAt }: NewsDto, index: number): News {
  return { id: id ?? index, contents, createdAt: createdAt ?? null };
}

export const loadNewsFx = createApiFx(async (api): Promise<readonly News[]> => {
  return (await request(api.GET('/newsLink'), isGetNewsLinkAnswer)).map(toNews);
});

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
