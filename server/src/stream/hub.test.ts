import { expect, describe, it, vi } from 'vitest';
import {
  EPOCH,
  makeHub,
  member,
  overrun,
  type Reader,
  read,
  stage,
  until,
  stageHub,
  UNREAD_MS,
} from './test/hub-stage.ts';

stageHub();

describe('a reader', () => {
  it('gets the whole state first, then one delta a batch that follows on it', async () => {
    const reader = await read('board:a');
    await until(() => expect(reader.of('snapshot')).toHaveLength(1));
    for (const odds of [196, 197, 198]) stage.hub.publish('board:a', { odds });
    await until(() => expect(reader.of('delta')).toHaveLength(1));
    const [snapshot] = reader.of('snapshot');
    const [delta] = reader.of('delta');
    expect(snapshot?.data).toEqual({
      topic: 'board:a',
      seq: EPOCH,
      at: 1_000,
      data: { odds: 195 },
    });
    expect(delta).toEqual({
      id: EPOCH + 1,
      event: 'delta',
      data: {
        topic: 'board:a',
        seq: EPOCH + 1,
        prevSeq: EPOCH,
        at: 1_000,
        changes: [{ odds: 196 }, { odds: 197 }, { odds: 198 }],
      },
    });
    expect(reader.response.headers['cache-control']).toBe('no-store, no-transform');
  });

  it('sees what was waiting for its batch in the state, not as a delta again', async () => {
    const first = await read('board:a');
    await until(() => expect(first.of('snapshot')).toHaveLength(1));
    stage.board.odds = 200;
    stage.hub.publish('board:a', { odds: 200 });
    const second = await read('board:a');
    stage.hub.publish('board:a', { odds: 201 });
    await until(() => expect(second.of('delta')).toHaveLength(1));
    await until(() => expect(first.of('delta')).toHaveLength(2));
    expect(second.of('snapshot')[0]?.data).toMatchObject({ seq: EPOCH + 1, data: { odds: 200 } });
    expect(second.of('delta')[0]?.data).toMatchObject({
      prevSeq: EPOCH + 1,
      changes: [{ odds: 201 }],
    });
  });

  it('is held back while a slow state is read, and then misses nothing', async () => {
    const wait = Promise.withResolvers<object>();
    stage.hub.register({ matches: (topic) => topic === 'slow', snapshot: () => wait.promise });
    const opening = read('slow,board:a');
    await until(() => expect(stage.hub.watched('slow')).toBe(true));
    stage.hub.publish('slow', { n: 1 });
    stage.hub.publish('board:a', { odds: 199 });
    await until(() => expect(stage.hub.stats().seq).toBe(EPOCH + 2));
    wait.resolve({ n: 0 });
    const reader = await opening;
    await until(() => expect(reader.of('delta')).toHaveLength(2));
    expect(reader.events.slice(0, 2).map((one) => one.event)).toEqual(['snapshot', 'snapshot']);
    expect(reader.of('delta')[0]?.data).toMatchObject({
      topic: 'slow',
      prevSeq: EPOCH,
      changes: [{ n: 1 }],
    });
  });

  it('gets a heartbeat that carries the last seq', async () => {
    const reader = await read('board:a');
    await until(() => expect(reader.of('heartbeat').length).toBeGreaterThan(2));
    expect(reader.of('heartbeat').at(-1)).toMatchObject({
      id: EPOCH,
      data: { seq: EPOCH, at: 1_000 },
    });
  });

  it('asking for what does not exist is refused', async () => {
    for (const topics of ['nowhere', 'board:none', '', 'me', 'desk']) {
      expect((await read(topics)).response.statusCode).toBe(400);
    }
    const manager = { ...member('mem_staff'), type: 2 };
    for (const [session, status] of [
      [member('kim'), 400],
      [manager, 200],
    ] as const) {
      stage.session = session;
      expect((await read('desk')).response.statusCode, session.memberId).toBe(status);
    }
    stage.session = null;
    const many = Array.from({ length: 65 }, (_, i) => `board:${i}`).join(',');
    expect((await read(many)).response.statusCode).toBe(400);
    expect(stage.hub.stats().connections).toBe(1);
  });
});

describe('a reader whose state was answered by a call', () => {
  it('gets what changed since, without a snapshot, though nobody read the topic before', async () => {
    const seq = stage.hub.seqOf('board:a');
    stage.hub.publish('board:a', { odds: 196 });
    await until(() => expect(stage.hub.seqOf('board:a')).toBe(seq + 1));
    const reader = await read(`board:a@${seq}`);
    await until(() => expect(reader.of('heartbeat').length).toBeGreaterThan(0));
    expect(reader.of('snapshot')).toEqual([]);
    expect(reader.of('delta').map(({ data }) => data.changes)).toEqual([[{ odds: 196 }]]);
  });

  it('keeps no topic for names that are unknown or private', () => {
    const before = stage.hub.stats().topics;
    for (const name of ['nowhere', 'me', 'me:7']) stage.hub.seqOf(name);
    expect(stage.hub.stats().topics).toBe(before);
  });
});

describe('a reader that returns', () => {
  async function publishOne(reader: Reader, odds: number): Promise<void> {
    const before = reader.of('delta').length;
    stage.hub.publish('board:a', { odds });
    await until(() => expect(reader.of('delta')).toHaveLength(before + 1));
  }

  it('gets exactly the deltas after its last id', async () => {
    const first = await read('board:a');
    await until(() => expect(first.of('snapshot')).toHaveLength(1));
    for (const odds of [196, 197, 198]) await publishOne(first, odds);
    const again = await read('board:a', EPOCH + 1);
    await until(() => expect(again.of('heartbeat').length).toBeGreaterThan(0));
    expect(again.of('snapshot')).toEqual([]);
    expect(again.of('delta')).toEqual(first.of('delta').slice(1));
  });

  it('gets the state when the ring does not reach back, or the id is from nowhere', async () => {
    const first = await read('board:a');
    await until(() => expect(first.of('snapshot')).toHaveLength(1));
    for (const odds of [196, 197, 198, 199, 200]) await publishOne(first, odds);
    for (const lastId of [EPOCH + 1, 7, EPOCH * 900]) {
      const again = await read('board:a', lastId);
      await until(() => expect(again.of('heartbeat').length).toBeGreaterThan(0));
      expect([again.of('snapshot').length, again.of('delta').length]).toEqual([1, 0]);
      again.stop();
    }
  });

  it('gets the state of a topic that was forgotten meanwhile, though no seq was given out', async () => {
    const first = await read('board:a');
    await until(() => expect(first.of('heartbeat').length).toBeGreaterThan(0));
    first.stop();
    await until(() => expect(stage.hub.stats().connections).toBe(0));
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 120_000);
    await until(() => expect(stage.hub.stats().topics).toBe(0));
    clock.mockRestore();
    stage.board.odds = 196;
    stage.hub.publish('board:a', { odds: 196 });
    // Somebody else reads it already.
    await read('board:a');
    for (const topics of ['board:a', `board:a@${EPOCH}`]) {
      const again = await read(topics, EPOCH);
      await until(() => expect(again.of('heartbeat').length).toBeGreaterThan(0));
      expect(again.of('snapshot').map(({ data }) => data.data)).toEqual([{ odds: 196 }]);
    }
  });

  it('is refused what does not exist, whatever seq it claims, and no topic is kept for it', async () => {
    const refused = await read(`board:none@${EPOCH}`);
    expect(refused.response.statusCode).toBe(400);
    expect(stage.hub.stats().topics).toBe(0);
  });

  it('may resume one topic and start another', async () => {
    const first = await read('board:a');
    await until(() => expect(first.of('snapshot')).toHaveLength(1));
    await publishOne(first, 196);
    const again = await read(`board:a@${EPOCH},board:b`);
    await until(() => expect(again.of('heartbeat').length).toBeGreaterThan(0));
    expect(again.of('snapshot').map((one) => one.data.topic)).toEqual(['board:b']);
    expect(again.of('delta').map((one) => one.data.topic)).toEqual(['board:a']);
  });

  it('finds larger numbers after a restart', async () => {
    const before = stage.hub.stats().seq;
    stage.hub.close();
    stage.hub = makeHub(2);
    const again = await read('board:a', before);
    await until(() => expect(again.of('snapshot')).toHaveLength(1));
    expect(again.of('snapshot')[0]?.data.seq).toBeGreaterThan(before + 1_000_000);
    expect(Number.isSafeInteger(2_000_000 * EPOCH + EPOCH)).toBe(true);
  });
});

describe('a member', () => {
  it('gets what is theirs and nobody else does', async () => {
    stage.session = member('kim');
    const kim = await read('me');
    stage.session = member('lee');
    const lee = await read('me');
    await until(() => expect(kim.of('snapshot').length + lee.of('snapshot').length).toBe(2));
    stage.hub.publish('me:kim', { emoney: 5 });
    await until(() => expect(kim.of('delta')).toHaveLength(1));
    await until(() => expect(lee.of('heartbeat').length).toBeGreaterThan(1));
    expect(kim.of('snapshot')[0]?.data).toMatchObject({ topic: 'me', data: { owner: 'kim' } });
    expect(lee.of('delta')).toEqual([]);
  });

  it('receives the reason when the session ends, and the stream ends', async () => {
    const guest = await read('board:a');
    stage.session = member('kim', 'old');
    const old = await read('me,board:a');
    stage.session = member('kim', 'new');
    const fresh = await read('me');
    stage.hub.endSession({ sessionId: 'old' }, 'replaced');
    await old.closed;
    expect(old.events.at(-1)).toEqual({ id: null, event: 'end', data: { reason: 'replaced' } });
    expect(old.response.complete).toBe(true);
    stage.hub.endMembers('maintenance');
    await fresh.closed;
    expect(fresh.events.at(-1)?.data).toEqual({ reason: 'maintenance' });
    expect(stage.hub.stats()).toMatchObject({ connections: 1, members: 0 });
    stage.hub.close();
    await guest.closed;
    expect(guest.events.at(-1)?.data).toEqual({ reason: 'shutdown' });
  });
});

describe('a slow reader', () => {
  it('is dropped to a snapshot once it reads on, and nobody else waits for it', async () => {
    const quick = await read('board:a');
    const slow = await read('board:a');
    await until(() => expect(slow.of('snapshot')).toHaveLength(1));
    slow.response.pause();
    await overrun();
    expect(stage.hub.stats().stale).toBe(1);
    const last = stage.hub.stats().seq;
    await until(() => expect(quick.of('delta').at(-1)?.data.seq).toBe(last));
    stage.board.odds = 300;
    slow.response.resume();
    await until(() => expect(slow.of('snapshot')).toHaveLength(2));
    expect(slow.of('snapshot')[1]?.data).toMatchObject({ seq: last, data: { odds: 300 } });
    stage.hub.publish('board:a', { odds: 301 });
    await until(() => expect(slow.of('delta').at(-1)?.data).toMatchObject({ prevSeq: last }));
  });

  it('is cut when it does not read for too long', async () => {
    await read('board:a');
    const slow = await read('board:a');
    await until(() => expect(slow.of('snapshot')).toHaveLength(1));
    slow.response.pause();
    await overrun();
    expect(stage.hub.stats()).toMatchObject({ connections: 2, stale: 1 });
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + UNREAD_MS + 1);
    await until(() => expect(stage.hub.stats()).toMatchObject({ connections: 1, stale: 0 }));
  });
});

it('frames a delta once, however many read it', async () => {
  const readers = await Promise.all(Array.from({ length: 20 }, () => read('board:a')));
  const toJSON = vi.fn(() => ({ odds: 1 }));
  stage.hub.publish('board:a', { toJSON });
  await until(() => expect(readers.every((one) => one.of('delta').length === 1)).toBe(true));
  expect(toJSON).toHaveBeenCalledTimes(1);
});
