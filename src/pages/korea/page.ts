import type { Dto } from '#contract/types.gen.ts';
import type { PageOpening } from '@/shared/lib/page-lifecycle';
import { definePage } from '@/shared/routes';
import { pageClosed, pageOpened, pageSearchChanged } from './events';
import { type KoreaSearch, koreaSearch, searchDefaults } from './search';

type Opening = PageOpening<object, KoreaSearch>;

function definedBoard<const Kind extends Dto<'BoardKind'>>(kind: Kind, title: string) {
  return definePage({
    path: `/korea/${kind}`,
    title,
    group: 'sports',
    access: 'guests',
    search: koreaSearch,
    searchDefaults,
    // `time` is the moment of the navigation, as the specification has it.
    completeSearch: (search) =>
      search.time > 0 ? null : { ...search, time: Math.floor(Date.now() / 1000) },
    events: {
      opened: pageOpened.prepend(({ search }: Opening) => ({ kind, search })),
      searchChanged: pageSearchChanged.prepend(({ search }: Opening) => search),
      closed: pageClosed,
    },
    view: async () => (await import('./ui/page-parts')).loadPage(),
  });
}

/** The five boards are one page. */
export const crossPage = definedBoard('cross', '크로스');
export const wintielosePage = definedBoard('wintielose', '승무패');
export const handicapPage = definedBoard('handicap', '핸디캡');
export const specialPage = definedBoard('special', '스페셜');
export const livePage = definedBoard('live', '라이브');
