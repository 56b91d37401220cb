import { allSettled, type Scope } from 'effector';
import { $api, createFakeApi } from '@/shared/api/testing';
import type { PageOpening } from '@/shared/lib/page-lifecycle';
import { makeScope, type ScopeOptions } from '@/shared/lib/test-scope';
import type { Page } from '@/shared/routes';

export interface OpenedPageOptions<Query> {
  /** Parameters of the path. */
  params?: object;
  /** What the address has in its query; the rest gets the page's defaults. */
  search?: Partial<Query>;
  /** Pairs of store and value: who is logged in, the time. */
  values?: ScopeOptions['values'];
}

/**
 * The parameters of a story: the page is opened as its route does it, and `answers` are those of the server.
 * The story's component brings the page's model with it.
 * @example openedPage(messagePage, { 'GET /message': { body: { data: makeInbox(), nextCursor: null } } })
 */
export function openedPage<Query extends object>(
  page: Page<string, Query>,
  answers: Parameters<typeof createFakeApi>[0],
  { params = {}, search = {}, values = [] }: OpenedPageOptions<Query> = {},
): { scope: () => Scope } {
  const { opened } = page.events ?? {};
  if (!opened) throw new Error(`${page.path} has no event that opens it.`);
  const opening = { params, search: page.search?.parse(search) ?? search };
  return {
    scope() {
      const scope = makeScope({ values: [[$api, createFakeApi(answers)], ...values] });
      void allSettled(opened, { scope, params: opening as PageOpening<object, Query> });
      return scope;
    },
  };
}
