import { combine, createStore, sample } from 'effector';
import { confirmedMutation, createApiQuery, isProblem } from '@/shared/api';
import { $now } from '@/shared/lib/clock';
import type { PageOpening } from '@/shared/lib/page-lifecycle';
import { parseWhole } from '@/shared/lib/typed-number';
import { joinEvent, loadEvent, loadEvents } from './api';
import { pageClosed, pageOpened } from './events';
import { messages } from './ui/messages';

export const eventList = createApiQuery(loadEvents);
export const event = createApiQuery(loadEvent);
export const joining = confirmedMutation({
  send: joinEvent,
  done: messages.joinedNow,
  refusals: { INVALID_STATE: messages.notJoinable },
  shows: 'toast',
  refresh: eventList.refresh,
});

type Opening = PageOpening<{ id?: string }, object>;
const isList = ({ params: { id } }: Opening) => id === undefined;
const idOf = ({ params: { id } }: Opening) => parseWhole(id ?? '') ?? null;

/** Whether the address names one event. */
export const $isOne = createStore(false).on(pageOpened, (_last, opening) => !isList(opening));

sample({ clock: [pageOpened, pageClosed], target: event.reset });
sample({ clock: pageClosed, target: [eventList.reset, joining.reset] });
// The others are listed beside the one as well.
sample({ clock: pageOpened, target: eventList.start });
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

event.$data.on(joining.done, (shown, { result }) => (shown?.id === result.id ? result : shown));
// It ended meanwhile, or the account is another than it was.
sample({
  clock: joining.failed,
  filter: ({ error }) => isProblem(error, 'INVALID_STATE'),
  target: event.refresh,
});
// It begins, or ends, while it is looked at.
sample({
  clock: $now,
  source: { shown: event.$data, isPending: event.$isPending, failure: event.$failure },
  filter: ({ shown, isPending, failure }, now) =>
    shown !== null &&
    !isPending &&
    failure === null &&
    ((shown.isUpcoming && shown.startsAt <= now) || (!shown.isOver && shown.endsAt <= now)),
  target: event.refresh,
});

/** The other events, those that are on first. */
export const $others = combine([eventList.$data, event.$data] as const, ([all, shown]) =>
  (all ?? []).filter(({ id }) => id !== shown?.id),
);
