import { describe, expect, it, vi } from 'vitest';
import { parseTopics } from './routes.ts';
import { member, overrun, read, stage, stageHub, UNREAD_MS, until } from './test/hub-stage.ts';

stageHub();

describe('open streams are counted', () => {
  const asKim = (name = 'kim') => {
    stage.session = member('kim', name);
    return read('board:a');
  };
  const open = async () => (await asKim()).response.statusCode === 200;

  it('until their member has enough, and fewer when one leaves or its session ends', async () => {
    const [first] = await Promise.all([asKim('old'), asKim(), asKim()]);
    expect(await open()).toBe(false);
    stage.session = member('lee');
    expect((await read('board:a')).response.statusCode).toBe(200);
    first.stop();
    await until(() => expect(stage.hub.stats().connections).toBe(3));
    expect(await open()).toBe(true);
    expect(await open()).toBe(false);
    stage.hub.endSession({ sessionId: 'session-none' }, 'logout');
    expect(await open()).toBe(false);
    stage.hub.endSession({ memberId: 'kim' }, 'replaced');
    for (const turn of [1, 2, 3]) expect([turn, await open()]).toEqual([turn, true]);
    expect(await open()).toBe(false);
  });

  it('for guests by address, whatever members there do', async () => {
    await Promise.all([asKim(), asKim(), asKim()]);
    stage.session = null;
    const guests = await Promise.all(Array.from({ length: 20 }, () => read('board:a')));
    expect(guests.every((one) => one.response.statusCode === 200)).toBe(true);
    expect((await read('board:a')).response.statusCode).toBe(400);
    guests[0]?.stop();
    await until(() => expect(stage.hub.stats().connections).toBe(22));
    expect((await read('board:a')).response.statusCode).toBe(200);
  });

  it('no more when they were refused, cut for being slow, or left before they began', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      stage.session = member('kim');
      expect((await read('board:none')).response.statusCode).toBe(400);
    }
    stage.session = null;
    await read('board:a');
    const slow = await asKim();
    slow.response.pause();
    await Promise.all([asKim(), asKim()]);
    expect(await open()).toBe(false);
    await overrun();
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + UNREAD_MS + 1);
    await until(() => expect(stage.hub.stats()).toMatchObject({ connections: 3, stale: 0 }));
    expect(await open()).toBe(true);
    expect(await open()).toBe(false);
  });
});

it('one who left before the answer is not kept', async () => {
  const left = Promise.withResolvers<unknown>();
  stage.server.removeAllListeners('request');
  stage.server.once('request', async (request, response) => {
    request.socket.once('close', () => {
      const wanted = { session: null, address: '10.0.0.1', topics: parseTopics('board:a', '') };
      left.resolve(stage.hub.open(response, wanted));
    });
    response.flushHeaders();
  });
  (await read('board:a')).stop();
  expect(await left.promise).toMatchObject({ ok: false });
  expect(stage.hub.stats().connections).toBe(0);
});

it('names that are nowhere leave no topic behind', async () => {
  stage.hub.register({ matches: (topic) => topic.startsWith('fixture:'), snapshot: () => null });
  const names = Array.from({ length: 60 }, (_, i) => `fixture:${i}`);
  await read(names.join(','));
  await read([...names, 'nowhere'].join(','));
  expect(stage.hub.stats().topics).toBe(0);
});
