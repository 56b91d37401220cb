import type { BoardKind } from '@/shared/api';
import type { PageOpening } from '@/shared/lib/page-lifecycle';
import './model/feed';
import { pageClosed, pageOpened, pageSearchChanged } from './model/page';
import type { KoreaSearch } from './search';

export { koreaSearch, searchDefaults } from './search';

type Opening = PageOpening<unknown, KoreaSearch>;

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
