import type { Db } from '../../lib/db.ts';
import { pageOf, type Position } from '../../lib/page.ts';
import * as repository from './event-repository.ts';

type Joined =
  | { ok: true; event: repository.SiteEventDetail }
  | { ok: false; error: 'NOT_FOUND' | 'INVALID_STATE' };

/** Makes what lets members join events, and shows staff who has. */
export function createJoining(db: Db) {
  return {
    /** Joins where the event says that the member can; again changes nothing. */
    join: (id: number, reader: repository.EventReader): Promise<Joined> =>
      db.tx(async (q) => {
        // The event stays as it is until the member has joined.
        await repository.shareEvent(q, id);
        const event = await repository.findEvent(q, id, reader);
        if (event === null) return { ok: false, error: 'NOT_FOUND' };
        if (event.joining === 'joined') return { ok: true, event };
        if (event.joining !== 'open') return { ok: false, error: 'INVALID_STATE' };
        await repository.insertJoined(q, id, reader);
        return { ok: true, event: (await repository.findEvent(q, id, reader)) ?? event };
      }),
    /** Null without such an event. */
    async members(id: number, { after, limit }: { after: Position | undefined; limit: number }) {
      if ((await repository.shareEvent(db, id)) === null) return null;
      const rows = await repository.listJoined(db, id, { after, limit: limit + 1 });
      return pageOf(rows, limit, ({ joinedAt, memberId }) => ({ at: joinedAt, id: memberId }));
    },
  };
}

export type Joining = ReturnType<typeof createJoining>;
