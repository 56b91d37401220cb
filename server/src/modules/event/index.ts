import { createStoredHtml } from '../../lib/staff-html.ts';
import { defineModule } from '../../module.ts';
import { createEventDesk } from './desk.ts';
import { eventInvariants } from './invariants.ts';
import { eventRoutes } from './routes.ts';
import { createEventService } from './service.ts';

export type { EventDesk } from './desk.ts';
export { shareEvent } from './repository.ts';
export type { EventService } from './service.ts';

/** Events, which members join; their rewards are adjustments. */
export const eventModule = defineModule({
  name: 'event',
  tables: ['event', 'event_member'],
  invariants: eventInvariants,
  create({ db }) {
    const service = createEventService(db, createStoredHtml());
    return { routes: eventRoutes(service), service, desk: createEventDesk(db) };
  },
});
