import { createBatcher } from '../../lib/batcher.ts';
import type { Db } from '../../lib/db.ts';
import type { Clock } from '../../lib/clock.ts';
import { createKnownMembers } from './known-members.ts';
import { type PlaceAnswer, placeBatch, readMembers } from './repository.ts';
import type { MemberContext } from './types.ts';

const MAX_BATCH = 64;

export interface PlaceItem {
  memberId: string;
  accountId: number;
}

/** The two calls of a placement to the database, each sent together with those of others. */
export interface PlaceCalls {
  /** Undefined when the member may not bet. */
  readMember(memberId: string): Promise<MemberContext | undefined>;
  /** What was read of the member before; good enough to accept a bet by, never to refuse one. */
  recallMember(memberId: string): MemberContext | undefined;
  book(item: PlaceItem): Promise<PlaceAnswer>;
  idle(): Promise<void>;
}

/** Several at once on PostgreSQL, one at a time on the one session of the embedded database. */
export function createPlaceCalls(db: Db, clock: Clock): PlaceCalls {
  const limits = { maxItems: MAX_BATCH, maxInFlight: db.kind === 'pglite' ? 1 : 3 };
  const known = createKnownMembers();
  const members = createBatcher<string, MemberContext | undefined>({
    ...limits,
    async run(ids) {
      const found = await readMembers(db, [...new Set(ids)]);
      return ids.map((id) => found.get(id));
    },
  });
  const bets = createBatcher<PlaceItem, PlaceAnswer>({
    ...limits,
    async run(items) {
      // Calls that run side by side take the locks of accounts in one order.
      const order = items
        .map((item, index) => ({ item, index }))
        .sort((a, b) => a.item.accountId - b.item.accountId);
      const sorted = order.map(({ item }) => item);
      const answers = await placeBatch(db, sorted, clock.now());
      const byItem = new Map(order.map(({ item }, place) => [item, answers[place]]));
      return items.flatMap((item) => byItem.get(item) ?? []);
    },
  });
  return {
    async readMember(memberId) {
      const member = await members.add(memberId);
      if (member) known.remember(member);
      else known.forget(memberId);
      return member;
    },
    recallMember: (memberId) => known.recall(memberId),
    book: (item) => bets.add(item),
    async idle() {
      await members.idle();
      await bets.idle();
    },
  };
}
