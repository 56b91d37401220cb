import { createEvent, createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import { newsQuery, type News } from '@/entities/news';

export const NoticeGate = createGate();
export const pauseToggled = createEvent();

/** The newest item; null until it is loaded, and where there is none. */
export const $notice = newsQuery.$data.map((news): News | null => news?.[0] ?? null);
export const $isPaused = createStore(false).on(pauseToggled, (isPaused) => !isPaused);

sample({ clock: NoticeGate.open, target: newsQuery.start });
