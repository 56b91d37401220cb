import { definePage } from '@/shared/routes';
import { pageClosed, pageOpened } from './events';

function definedEvents<const Path extends string>(path: Path, title: string) {
  return definePage({
    path,
    title,
    group: 'community',
    access: 'members',
    events: { opened: pageOpened, searchChanged: pageOpened, closed: pageClosed },
    view: async () => (await import('./ui/events-page')).EventsPage,
  });
}

/** The list and one event are one page. */
export const eventListPage = definedEvents('/event', '이벤트');
export const eventPage = definedEvents('/event/$id', '이벤트 상세');
