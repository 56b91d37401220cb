import type { Dto } from '#contract/types.gen.ts';
import type { PageOpening } from '@/shared/lib/page-lifecycle';
import { definePage } from '@/shared/routes';
import { listOpened, viewClosed, viewOpened, writeClosed, writeOpened } from './events';
import {
  listDefaults,
  type ListSearch,
  listSearch,
  writeDefaults,
  type WriteSearch,
  writeSearch,
} from './search';

const community = { group: 'community', access: 'members' } as const;

function definedList<const Board extends Dto<'PostBoard'>>(board: Board, title: string) {
  const opened = listOpened.prepend(({ search }: PageOpening<object, ListSearch>) => {
    return { board, ...search };
  });
  return definePage({
    path: `/${board}`,
    title,
    ...community,
    search: listSearch,
    searchDefaults: listDefaults,
    // Who comes back from a post finds the page that they left: nothing is forgotten before the board is left.
    events: { opened, searchChanged: opened },
    view: async () => (await import('./ui/list-page')).ListPage,
  });
}

function definedView<const Board extends Dto<'PostBoard'>>(board: Board, title: string) {
  const opened = viewOpened.prepend(({ params }: PageOpening<{ id?: string }, object>) => {
    return { board, id: params.id };
  });
  return definePage({
    path: `/${board}/view/{-$id}`,
    title,
    ...community,
    events: { opened, searchChanged: opened, closed: viewClosed },
    view: async () => (await import('./ui/view-page')).ViewPage,
  });
}

function definedWriting<const Board extends Dto<'PostBoard'>>(board: Board, title: string) {
  const opened = writeOpened.prepend(({ search }: PageOpening<object, WriteSearch>) => {
    return { board, id: search.id };
  });
  return definePage({
    path: `/${board}/write`,
    title,
    ...community,
    search: writeSearch,
    searchDefaults: writeDefaults,
    events: { opened, searchChanged: opened, closed: writeClosed },
    view: async () => (await import('./ui/write-page')).WritePage,
  });
}

/** List, post and writing of both boards are one page. */
export const freePage = definedList('free', '자유게시판');
export const freeWritePage = definedWriting('free', '자유게시판 글쓰기');
export const freeViewPage = definedView('free', '자유게시판 글보기');
export const cryptoPage = definedList('crypto', '코인 게시판');
export const cryptoWritePage = definedWriting('crypto', '코인 게시판 글쓰기');
export const cryptoViewPage = definedView('crypto', '코인 게시판 글보기');
