import { createStore, sample } from 'effector';
import { createApiQuery, isProblem } from '@/shared/api';
import type { PageOpening } from '@/shared/lib/page-lifecycle';
import { parseWhole } from '@/shared/lib/typed-number';
import { loadEvent, loadEvents } from './api';
import { pageClosed, pageOpened } from './events';

export const eventList = createApiQuery(loadEvents);
export const event = createApiQuery(loadEvent);

type Opening = PageOpening<{ id?: string }, object>;
const isList = ({ params: { id } }: Opening) => id === undefined;
const idOf = ({ params: { id } }: Opening) => parseWhole(id ?? '') ?? null;

/** Whether the address names one event. */
export const $isOne = createStore(false).on(pageOpened, (_last, opening) => !isList(opening));

sample({ clock: [pageOpened, pageClosed], fn: () => undefined, target: event.reset });
sample({ clock: pageClosed, target: eventList.reset });
sample({ clock: pageOpened, filter: isList, fn: () => undefined, target: eventList.start });
sample({
  clock: pageOpened,
  filter: (opening) => idOf(opening) !== null,
  fn: (opening) => idOf(opening) as number,
  target: event.start,
});

/** Whether there is no such event, or none that this member is shown. */
export const $isMissing = createStore(false)
  .on(pageOpened, (_last, opening) => !isList(opening) && idOf(opening) === null)
  .on(event.failed, (_last, { error }) => isProblem(error, 'NOT_FOUND'))
  .reset(event.done, pageClosed);
