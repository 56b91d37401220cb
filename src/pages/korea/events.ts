import { createEvent } from 'effector';
import type { BoardKind } from '@/shared/api';
import type { PageOpening } from '@/shared/lib/page-lifecycle';
import type { KoreaSearch } from './search';

type Opening = PageOpening<unknown, KoreaSearch>;

export const pageOpened = createEvent<{ kind: BoardKind; search: KoreaSearch }>();
export const pageSearchChanged = createEvent<KoreaSearch>();
export const pageClosed = createEvent();

function factsOf(kind: BoardKind) {
  return {
    opened: pageOpened.prepend(({ search }: Opening) => ({ kind, search })),
    searchChanged: pageSearchChanged.prepend(({ search }: Opening) => search),
    closed: pageClosed,
  };
}

/** The facts of the five boards, which are one page. */
export const koreaFacts = {
  cross: factsOf('cross'),
  wintielose: factsOf('wintielose'),
  handicap: factsOf('handicap'),
  special: factsOf('special'),
  live: factsOf('live'),
} as const satisfies Record<BoardKind, unknown>;
