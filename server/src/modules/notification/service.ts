import type { components } from '#contract/types.gen.ts';
import type { ModuleDeps } from '../../module.ts';
import { pageOf, type Position } from '../../lib/page.ts';
import { DAY_MS } from '../../lib/seoul-time.ts';
import * as repository from './repository.ts';
import type { Notification, NotificationCounts, NotificationKind } from './repository.ts';

/** How far back notifications go. */
const KEPT_MS = 30 * DAY_MS;

export interface Reader {
  memberId: string;
  now: number;
}

interface Page {
  kind: NotificationKind | undefined;
  after: Position | undefined;
  limit: number;
}

export interface NotificationService {
  list(
    reader: Reader,
    page: Page,
  ): Promise<{ data: Notification[]; nextCursor: string | null; unread: NotificationCounts }>;
  /** Marks one, or all until now where it is null; answers what is unread after it. */
  read(reader: Reader, id: string | null): Promise<NotificationCounts>;
}

type Schemas = components['schemas'];
const KINDS: readonly Schemas['NotificationKind'][] = ['money', 'bet', 'benefit', 'message'];

export function createNotificationService({ db }: Pick<ModuleDeps, 'db'>): NotificationService {
  async function unreadOf({ memberId, now }: Reader): Promise<NotificationCounts> {
    return repository.countUnread(db, memberId, now - KEPT_MS);
  }

  return {
    async list(reader, { kind, after, limit }) {
      const { memberId, now } = reader;
      const kinds = kind === undefined ? KINDS : [kind];
      const since = now - KEPT_MS;
      const [rows, unread] = await Promise.all([
        repository.listNotifications(db, { memberId, kinds, since, after, limit: limit + 1 }),
        unreadOf(reader),
      ]);
      return { ...pageOf(rows, limit, ({ at, id }) => ({ at, id })), unread };
    },
    async read(reader, id) {
      const { memberId, now } = reader;
      await db.tx(async (q) => {
        await repository.lockReader(q, memberId);
        if (id === null) await repository.readAll(q, memberId, now);
        else await repository.readOne(q, { memberId, id, since: now - KEPT_MS });
      });
      return unreadOf(reader);
    },
  };
}
