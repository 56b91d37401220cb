import { createEvent, createStore, sample } from 'effector';
import { $isLoggedIn, memberArrived, sessionLost } from '@/entities/member';
import { accountAsking } from '@/entities/money-request';
import { inquirySent } from '@/features/inquiry-write';
import { createPagedQuery, meStreamed } from '@/shared/api';
import { loadInquiries } from '../api';
import { pageClosed, pageOpened, pageSearchChanged } from '../events';
import { customerSearch } from '../search';

/** The list may not be what is there. */
export const listStale = createEvent();

export const list = createPagedQuery(loadInquiries, {
  shows: 'every page',
  keyOf: ({ id }) => id,
});
/** Which questions the address asks for. */
export const $show = createStore(customerSearch.parse({}).state).on(
  [pageOpened, pageSearchChanged],
  (_last, { search }) => search.state,
);
const $isOpen = createStore(false)
  .on(pageOpened, () => true)
  .reset(pageClosed);

const shown = sample({
  clock: [pageOpened, pageSearchChanged, memberArrived],
  source: { show: $show, isOpen: $isOpen, isLoggedIn: $isLoggedIn, query: list.$query },
  filter: ({ isOpen, isLoggedIn }) => isOpen && isLoggedIn,
});
sample({
  clock: shown,
  filter: ({ show, query }) => show !== query,
  fn: ({ show }) => show,
  target: list.opened,
});
// The way from the list to a question and back leaves what is here in place.
sample({
  clock: shown,
  filter: ({ show, query }) => show === query,
  target: listStale,
});
/** Staff has taken a question up, answered or closed it; or may have, because the stream began again. */
export const inquiryMoved = sample({
  clock: meStreamed,
  filter: ({ snapshots, deltas }) =>
    snapshots.length > 0 ||
    deltas.some(({ changes }) => changes.some(({ kind }) => kind === 'inquiry')),
  fn: () => undefined,
});
sample({
  clock: [inquiryMoved, inquirySent, accountAsking.done],
  target: listStale,
});
// Where more than a page is here it begins again: `refresh` reads the last page alone.
sample({
  clock: listStale,
  source: list.$pageNumber,
  filter: (pages) => pages === 1,
  target: list.refresh,
});
sample({
  clock: listStale,
  source: { pages: list.$pageNumber, show: $show },
  filter: ({ pages }) => pages > 1,
  fn: ({ show }) => show,
  target: list.opened,
});
sample({ clock: sessionLost, target: list.closed });
