import { createStore, sample } from 'effector';
import type { Dto } from '#contract/types.gen.ts';
import { showFixtureOf } from '@/widgets/fixture-markets';
import {
  $fixture,
  boardEntered,
  boardLeft,
  searchRequested,
  searchGiven,
} from '@/widgets/market-board/events';
import { navigationRequested } from '@/shared/routes';
import { pageClosed, pageOpened, pageSearchChanged } from '../events';
import { koreaHref, type KoreaSearch, searchDefaults } from '../search';

const $kind = createStore<Dto<'BoardKind'>>('cross').on(pageOpened, (_last, { kind }) => kind);
/** As it last came: with what is no search of the board. */
const $address = createStore<KoreaSearch>(searchDefaults)
  .on(pageOpened, (_last, { search }) => search)
  .on(pageSearchChanged, (_last, search) => search);

sample({ clock: pageOpened, target: boardEntered });
sample({ clock: pageSearchChanged, target: searchGiven });
sample({ clock: pageClosed, target: boardLeft });
sample({
  clock: searchRequested,
  source: { board: $kind, address: $address },
  fn: ({ board, address }, { search, ...how }) => ({
    ...how,
    to: koreaHref(board, { ...address, ...search }),
  }),
  target: navigationRequested,
});
showFixtureOf({ $fixture, opened: boardEntered, closed: boardLeft });
