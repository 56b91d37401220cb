import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import type { PageFacts } from '@/shared/lib/page-lifecycle';

export type PageGroup =
  | 'home'
  | 'sports'
  | 'game'
  | 'casino'
  | 'money'
  | 'settlement'
  | 'community'
  | 'result'
  | 'member'
  | 'staff'
  | 'system';

/** What menus, guard and titles know of a page. */
export interface PageInfo {
  /** Korean name, for menus, headings and the window's title. */
  title: string;
  /** Its group in the menu of all pages. */
  group: PageGroup;
  /** A guest is sent from a page of members to the login, and comes back afterwards. */
  access: 'guests' | 'members';
}

export interface Page<Path extends string = string, Query extends object = object>
  extends PageInfo {
  /** As the router spells it: `/event/$id`. */
  path: Path;
  /** Reads the query of an address; its parts fall back to defaults and never fail. */
  search?: z.ZodMiniType<Query>;
  /** Values of the query that an address leaves out. */
  searchDefaults?: Partial<Query>;
  /** Returns the query to go on with where the address lacks something; null where it is whole. */
  completeSearch?: (search: Query) => Query | null;
  events?: PageFacts<object, Query>;
  /** Loads the view, a chunk of its own; the model that comes with it receives `opened`. */
  view: () => Promise<() => ReactNode>;
}

/** Declares a page: all that the router, the guard, the menus and the window's title know of it. */
export function definePage<const Path extends string, Query extends object = object>(
  page: Page<Path, Query>,
): Page<Path, Query> {
  return page;
}
