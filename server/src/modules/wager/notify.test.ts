import { expect, it } from 'vitest';
import type { Db } from '../../lib/db.ts';
import type { Bus } from '../../stream/types.ts';
import { createNotifier } from './notify.ts';

const settle = () => new Promise<void>((done) => setImmediate(done));

/** A notifier whose reads of unseen results answer in the order that the test says. */
function open(unseen: Record<string, number>) {
  const published: [topic: string, change: object][] = [];
  const reads: (() => void)[] = [];
  const moved: (readonly string[])[] = [];
  const query = (_text: string, params: readonly unknown[] = []) => {
    const rows = (params[0] as string[]).map((memberId) => ({
      memberId,
      unseen: unseen[memberId],
    }));
    return new Promise((done) => reads.push(() => done(rows)));
  };
  const bus: Partial<Bus> = { publish: (topic, change) => void published.push([topic, change]) };
  const notifier = createNotifier({
    db: { query } as unknown as Db,
    bus: bus as Bus,
    wallet: {
      changed: async (memberIds) => void moved.push(memberIds),
      publish: () => undefined,
    },
    subjects: { show: async () => [] },
  });
  return { notifier, published, reads, moved };
}

it('publishes no older number of unseen results after a newer one', async () => {
  const unseen = { mem_1: 3 };
  const { notifier, published, reads } = open(unseen);
  const settled = notifier.figuresChanged(['mem_1']);
  await settle();
  unseen.mem_1 = 0;
  const seen = notifier.figuresChanged(['mem_1']);
  await settle();
  // The answer of the second read, were it sent already, would be here first.
  for (const answer of reads.splice(0).reverse()) answer();
  await settled;
  await settle();
  for (const answer of reads.splice(0)) answer();
  await seen;
  const counts = published.filter(([, change]) => 'count' in change).map(([, change]) => change);
  expect(counts.at(-1)).toEqual({ kind: 'unseenResults', count: 0 });
});

it('reads the numbers of all members at once, and has the wallet send their balances', async () => {
  const { notifier, published, reads, moved } = open({ mem_1: 1, mem_2: 0 });
  const done = notifier.figuresChanged(['mem_1', 'mem_2']);
  await settle();
  expect(reads).toHaveLength(1);
  reads[0]?.();
  await done;
  expect(published).toEqual([
    ['me:mem_1', { kind: 'unseenResults', count: 1 }],
    ['me:mem_2', { kind: 'unseenResults', count: 0 }],
  ]);
  expect(moved).toEqual([['mem_1', 'mem_2']]);
});
