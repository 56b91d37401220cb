import { definePage } from '@/shared/routes';
import { pageClosed, pageOpened, pageSearchChanged } from './events';
import { attendanceSearch } from './search';

export const attendancePage = definePage({
  path: '/attendance',
  title: '출석체크',
  group: 'community',
  access: 'members',
  search: attendanceSearch,
  searchDefaults: { month: '' },
  events: { opened: pageOpened, searchChanged: pageSearchChanged, closed: pageClosed },
  view: async () => (await import('./ui/attendance-page')).AttendancePage,
});
