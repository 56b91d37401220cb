import type { Db, Queryable } from '../../lib/db.ts';
import { pageOf, type Position } from '../../lib/page.ts';
import type { StoredHtml } from '../../lib/staff-html.ts';
import * as repository from './repository.ts';
import type { EventReader, SiteEventDetail } from './repository.ts';

type Joined =
  | { ok: true; event: SiteEventDetail }
  | { ok: false; error: 'NOT_FOUND' | 'INVALID_STATE' };

/** `shown` cleans what was stored. */
export function createEventService(db: Db, shown: StoredHtml) {
  return {
    list: (reader: EventReader) => repository.listEvents(db, reader),
    /** Null without one that the reader is shown. */
    async find(id: number, reader: EventReader): Promise<SiteEventDetail | null> {
      const event = await repository.findEvent(db, id, reader);
      return event && shown(event);
    },
    /** Joins where the event says that the member can; again changes nothing. */
    async join(id: number, reader: EventReader): Promise<Joined> {
      const joined = await db.tx((q) => join(q, id, reader));
      return joined.ok ? { ok: true, event: await shown(joined.event) } : joined;
    },
    /** Who has joined, the newest first; null without such an event. */
    async members(id: number, { after, limit }: { after: Position | undefined; limit: number }) {
      if ((await repository.shareEvent(db, id)) === null) return null;
      const rows = await repository.listJoined(db, id, { after, limit: limit + 1 });
      return pageOf(rows, limit, ({ joinedAt, memberId }) => ({ at: joinedAt, id: memberId }));
    },
  };
}

async function join(q: Queryable, id: number, reader: EventReader): Promise<Joined> {
  // The event stays as it is until the member has joined.
  await repository.shareEvent(q, id);
  const event = await repository.findEvent(q, id, reader);
  if (event === null) return { ok: false, error: 'NOT_FOUND' };
  if (event.joining === 'joined') return { ok: true, event };
  if (event.joining !== 'open') return { ok: false, error: 'INVALID_STATE' };
  await repository.insertJoined(q, id, reader);
  return { ok: true, event: (await repository.findEvent(q, id, reader)) ?? event };
}

export type EventService = ReturnType<typeof createEventService>;
