import { createEvent, createStore } from 'effector';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { $api } from '@/shared/api/testing';
import type { PageOpening } from '@/shared/lib/page-lifecycle';
import { definePage } from '@/shared/routes';
import { openedPage } from './opened-page';

interface Query {
  tab: string;
  day?: string;
}

const opened = createEvent<PageOpening<object, Query>>();
const $opening = createStore<unknown>(null).on(opened, (_last, opening) => opening);
const $name = createStore('');
const info = { path: '/x', title: '엑스', group: 'member', access: 'members' } as const;
const view = async () => () => null;
const page = definePage({
  ...info,
  search: z.object({ tab: z._default(z.string(), 'all'), day: z.optional(z.string()) }),
  events: { opened },
  view,
});

it('opens the page in a scope of its own, with the defaults of its query', async () => {
  const answers = { 'GET /message/unread': { body: 3 } };
  const values = [[$name, '한강바람']] as const;
  const { scope } = openedPage(page, answers, { search: { day: '2026-11-21' }, values });
  const first = scope();
  const search = { tab: 'all', day: '2026-11-21' };
  expect(first.getState($opening)).toEqual({ params: {}, search });
  expect(first.getState($name)).toBe('한강바람');
  expect((await first.getState($api).GET('/message/unread')).data).toBe(3);
  expect(scope()).not.toBe(first);
});

it('refuses a page that nothing opens', () => {
  expect(() => openedPage(definePage({ ...info, view }), {})).toThrow('/x');
});
