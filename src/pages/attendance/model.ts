import { createEvent, createStore, merge, sample } from 'effector';
import { throttle } from 'patronum';
import { balanceUpdated } from '@/entities/member';
import { claiming, quests } from '@/entities/quest';
import { confirmedMutation, createApiQuery } from '@/shared/api';
import { $now } from '@/shared/lib/clock';
import { startOfKstDay } from '@/shared/lib/format';
import { addMonth, monthAt } from '@/shared/lib/month';
import { writeFilters } from '@/shared/routes';
import { type Attendance, loadAttendance, sendAttendance } from './api';
import { pageClosed, pageOpened, pageSearchChanged } from './events';
import { pointsOf } from './lib/attendance';
import { type AttendanceSearch, attendanceSearch } from './search';
import { messages } from './ui/messages';

/** The next month or the one before is looked at. */
export const monthTurned = createEvent<1 | -1>();
const monthChosen = createEvent<AttendanceSearch>();

const $search = createStore(attendanceSearch.parse({}));
export const attendance = createApiQuery(loadAttendance);
export const attending = confirmedMutation({
  send: sendAttendance,
  done: (month) => messages.attended(pointsOf(month)),
  refusals: { INVALID_STATE: messages.notNow },
});
attendance.$data.on(attending.done, (_last, { result }) => result);

const updated = sample({ clock: [pageOpened, pageSearchChanged], fn: ({ search }) => search });
sample({ clock: updated, target: $search });
sample({ clock: updated, fn: ({ month }) => month, target: attendance.start });
sample({ clock: pageOpened, target: quests.start });
sample({
  clock: pageClosed,
  target: [attendance.reset, attending.reset, quests.reset, claiming.reset],
});

sample({
  clock: monthTurned,
  source: { data: attendance.$data, isPending: attendance.$isPending },
  filter: ({ data, isPending }) => data !== null && !isPending,
  fn: ({ data }, step): AttendanceSearch => {
    const { month, today } = data as Attendance;
    const next = addMonth(month, step);
    // This month is that of the plain address: tomorrow it may be another one.
    return { month: next >= monthAt(today) ? '' : next };
  },
  target: monthChosen,
});
writeFilters<AttendanceSearch>({
  changed: monthChosen,
  $search,
  hrefOf: ({ month }) => `/attendance${month && `?month=${month}`}`,
});

// A deposit was credited, perhaps, or it is another day.
const $day = $now.map((now) => startOfKstDay(now));
const stale = throttle(merge([balanceUpdated, $day]), 1_000);
sample({
  clock: [stale, attending.failed],
  target: attendance.refresh,
});
