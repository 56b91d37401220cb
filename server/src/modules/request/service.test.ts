import { beforeEach, describe, expect, it } from 'vitest';
import { REQUEST_LOCK_MS } from '#rules/request-transitions.ts';
import { openTestDb } from '../../../test/open-test-db.ts';
import { createManualClock } from '../../lib/clock.ts';
import { afterCommit } from '../../lib/db.ts';
import { createIds } from '../../lib/ids.ts';
import type { Bus } from '../../stream/types.ts';
import { type Actor, createRequests, type RequestKind, type Requests } from './service.ts';
import { databases } from '../../../test/databases.ts';
import { staged } from '../../../test/staged.ts';

type State = 'requested' | 'checking' | 'awaiting' | 'approved' | 'rejected' | 'cancelled';
type Event = 'check' | 'release' | 'approve' | 'second' | 'reject' | 'cancel';

const NOW = 1_700_000_000_000;
const FIRST: Actor = { id: 'mem_staff1', role: 'manager', ip: '::1' };
const SECOND: Actor = { id: 'mem_staff2', role: 'admin', ip: '::1' };

describe.each(databases)('requests on %s', (kindOfDb) => {
  const test = staged(() => openTestDb(kindOfDb));
  let requests: Requests<State, Event, { amount: number }>;
  let paid: string[];
  let published: unknown[];
  let breaks: boolean;

  let member: Actor;
  let other: Actor;
  let members = 0;

  async function addMember(): Promise<Actor> {
    members += 1;
    const id = `mem_${members}`;
    await test.db.query(
      `insert into member (id, user_id, nickname, password_hash, withdraw_password_hash, currency, created_at)
       values ($1, $1, $1, 'x', 'x', 'KRW', 0)`,
      [id],
    );
    return { id, role: 'member', ip: '::1' };
  }

  beforeEach(async () => {
    [paid, published, breaks] = [[], [], false];
    member = await addMember();
    other = await addMember();
    const kind: RequestKind<State, Event, { amount: number }> = {
      kind: 'toy',
      initial: 'requested',
      isExclusive: true,
      transitions: [
        { event: 'check', from: ['requested'], to: 'checking', by: ['staff'], takesLock: true },
        { event: 'release', from: ['checking'], to: 'requested', by: ['staff'] },
        {
          event: 'approve',
          from: ['requested', 'checking'],
          to: 'awaiting',
          by: ['staff'],
          when: ({ amount }) => amount >= 1_000_000,
        },
        {
          event: 'approve',
          from: ['requested', 'checking'],
          to: 'approved',
          by: ['staff'],
          when: ({ amount }) => amount < 1_000_000,
        },
        {
          event: 'second',
          from: ['awaiting'],
          to: 'approved',
          by: ['staff'],
          notByActorOf: 'approve',
        },
        {
          event: 'reject',
          from: ['requested', 'checking'],
          to: 'rejected',
          by: ['staff'],
          needsReason: true,
        },
        { event: 'cancel', from: ['requested'], to: 'cancelled', by: ['member'] },
      ],
      effects: {
        async approve(q, { request }) {
          if (request.state === 'awaiting') return;
          await q.query('insert into banned_word (word) values ($1)', [request.id]);
          if (breaks) throw new Error('the bank is closed');
          await afterCommit(() => void paid.push(request.id));
        },
        second: (_q, { request }) => afterCommit(() => void paid.push(request.id)),
      },
    };
    const bus = { publish: (topic: string, change: object) => published.push([topic, change]) };
    requests = createRequests(
      {
        db: test.db,
        ids: createIds({ clock: createManualClock(NOW) }),
        bus: bus as unknown as Bus,
      },
      kind,
    );
  });

  const pageOf = (state: State) => ({ states: [state], order: 'oldest' as const, limit: 100 });

  async function open(actor = member, amount = 5000, at = NOW): Promise<string> {
    const request = await test.db.tx((q) =>
      requests.open(q, { memberId: actor.id, actor, at, details: { amount } }),
    );
    return request?.id ?? '';
  }

  function act(
    id: string,
    event: Event,
    actor: Actor,
    more: { reason?: string; at?: number } = {},
  ) {
    return requests.act({ id, event, actor, at: NOW, ...more });
  }

  it('keeps every step with actor, states and reason, and tells the member', async () => {
    const id = await open();
    expect(await act(id, 'check', FIRST)).toMatchObject({ ok: true, isRepeat: false });
    expect(await act(id, 'reject', FIRST, { reason: ' 입금 확인 불가 ' })).toMatchObject({
      ok: true,
    });
    const steps = await requests.steps(id);
    expect(
      steps.map(({ event, from, to, actor, reason }) => [event, from, to, actor, reason]),
    ).toEqual([
      ['open', null, 'requested', member.id, null],
      ['check', 'requested', 'checking', 'mem_staff1', null],
      ['reject', 'checking', 'rejected', 'mem_staff1', '입금 확인 불가'],
    ]);
    const change = { kind: 'request', id, type: 'toy', state: 'rejected' };
    expect(published.slice(-2)).toEqual([
      [`me:${member.id}`, { ...change, reason: '입금 확인 불가' }],
      ['desk', { ...change, lockedBy: null, lockedUntil: null, actor: FIRST.id }],
    ]);
    expect(await requests.list(pageOf('rejected'))).toMatchObject([
      { id, details: { amount: 5000 } },
    ]);
  });

  it('records what staff did, and nothing that a member did', async () => {
    const id = await open();
    await act(id, 'check', FIRST);
    await act(id, 'check', FIRST);
    await act(id, 'reject', FIRST, { reason: '입금 확인 불가' });
    const own = await open();
    await act(own, 'cancel', member);
    expect(
      await test.db.query(
        'select actor, action, target, before, after, ip from audit where target = any($1) order by id',
        [[id, own]],
      ),
    ).toEqual([
      {
        actor: FIRST.id,
        action: 'toy.check',
        target: id,
        before: { state: 'requested' },
        after: { state: 'checking' },
        ip: '::1',
      },
      {
        actor: FIRST.id,
        action: 'toy.reject',
        target: id,
        before: { state: 'checking' },
        after: { state: 'rejected', reason: '입금 확인 불가' },
        ip: '::1',
      },
    ]);
  });

  it('has one open request for each member, and another once it is decided', async () => {
    const opened = await Promise.all([open(), open(), open(), open(other)]);
    expect(opened.filter((id) => id !== '')).toHaveLength(2);
    const id = (await requests.latestOf(member.id)) ?? '';
    await act(id, 'cancel', member);
    expect(await open()).not.toBe('');
  });

  it('approves once however often it is called, concurrently too', async () => {
    const id = await open();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => act(id, 'approve', index % 2 ? FIRST : SECOND)),
    );
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(answers.filter((answer) => answer.ok && !answer.isRepeat)).toHaveLength(1);
    expect(paid).toEqual([id]);
    expect(published).toHaveLength(2);
    expect(await act(id, 'reject', FIRST, { reason: 'x' })).toEqual({
      ok: false,
      error: 'INVALID_STATE',
    });
  });

  it('decides once when approval and cancellation come together', async () => {
    const id = await open();
    const answers = await Promise.all([act(id, 'approve', FIRST), act(id, 'cancel', member)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await requests.steps(id)).toHaveLength(2);
  });

  it('undoes the step whose effect fails', async () => {
    const id = await open();
    breaks = true;
    await expect(act(id, 'approve', FIRST)).rejects.toThrow('the bank is closed');
    expect(await test.db.query('select 1 from banned_word where word = $1', [id])).toEqual([]);
    expect((await requests.list(pageOf('requested'))).map((one) => one.id)).toContain(id);
    expect([paid, published]).toEqual([[], []]);
    breaks = false;
    expect(await act(id, 'approve', FIRST)).toMatchObject({ ok: true, isRepeat: false });
  });

  it('keeps what one has taken from other staff until the lock ends', async () => {
    const id = await open();
    await act(id, 'check', FIRST);
    expect(await act(id, 'approve', SECOND)).toEqual({ ok: false, error: 'LOCKED' });
    expect(await act(id, 'approve', SECOND, { at: NOW + REQUEST_LOCK_MS })).toMatchObject({
      ok: true,
    });
  });

  it('gives a lock back, and a lock that has ended to whoever takes it next', async () => {
    const id = await open();
    await act(id, 'check', FIRST);
    expect(await act(id, 'check', SECOND)).toEqual({ ok: false, error: 'LOCKED' });
    expect(await act(id, 'release', SECOND)).toEqual({ ok: false, error: 'LOCKED' });
    expect(await act(id, 'check', FIRST)).toMatchObject({ ok: true, isRepeat: true });
    expect(await act(id, 'release', FIRST)).toMatchObject({ request: { state: 'requested' } });
    await act(id, 'check', SECOND);
    const later = NOW + REQUEST_LOCK_MS;
    expect(await act(id, 'check', FIRST, { at: later })).toMatchObject({
      isRepeat: false,
      request: { state: 'checking', lockedBy: FIRST.id, lockedUntil: later + REQUEST_LOCK_MS },
    });
    expect(await act(id, 'approve', SECOND, { at: later })).toEqual({ ok: false, error: 'LOCKED' });
  });

  it('lets one of two take a request', async () => {
    const id = await open();
    const answers = await Promise.all([act(id, 'check', FIRST), act(id, 'check', SECOND)]);
    expect(answers.map((answer) => (answer.ok ? 'taken' : answer.error)).sort()).toEqual([
      'LOCKED',
      'taken',
    ]);
  });

  it('takes two people to approve a large one', async () => {
    const id = await open(member, 1_000_000);
    expect(await act(id, 'second', SECOND)).toEqual({ ok: false, error: 'INVALID_STATE' });
    await act(id, 'approve', FIRST);
    expect(await act(id, 'approve', SECOND)).toMatchObject({ ok: true, isRepeat: true });
    expect(await act(id, 'second', FIRST)).toEqual({ ok: false, error: 'SAME_PERSON' });
    expect(paid).toEqual([]);
    expect(await act(id, 'second', SECOND)).toMatchObject({ request: { state: 'approved' } });
    expect(paid).toEqual([id]);
    expect(await act(id, 'approve', FIRST)).toEqual({ ok: false, error: 'INVALID_STATE' });
  });

  it('pages a queue without a gap while new ones come, and counts it', async () => {
    const ids: string[] = [];
    for (const at of [1, 2, 3]) ids.push(await open(await addMember(), 5000, NOW + at));
    const before = { at: NOW, id: 'req_zzzzzzzzzz' };
    const page = { ...pageOf('requested'), after: before };
    const [first, second] = await requests.list({ ...page, limit: 2 });
    ids.push(await open(await addMember(), 5000, NOW + 4));
    const after = { at: second?.createdAt ?? 0, id: second?.id ?? '' };
    const rest = await requests.list({ ...page, after });
    expect([first, second, ...rest].map((one) => one?.id)).toEqual(ids);
    const [newest] = await requests.list({ ...pageOf('requested'), order: 'newest', limit: 1 });
    expect(newest?.id).toBe(ids.at(-1));
    const all = await requests.list(pageOf('requested'));
    const counted = await requests.counts(NOW);
    expect(counted.find((one) => one.state === 'requested')).toEqual({
      state: 'requested',
      count: all.length,
      oldestAt: all[0]?.createdAt,
    });
  });

  it('announces what was opened to its member and to the desk', async () => {
    const id = await open();
    await requests.announce({ id, memberId: member.id });
    expect(published).toMatchObject([
      [`me:${member.id}`, { id, state: 'requested' }],
      ['desk', { id, type: 'toy', lockedBy: null }],
    ]);
  });

  it('is unknown to other members and to other kinds', async () => {
    const id = await open();
    expect(await act(id, 'cancel', other)).toEqual({
      ok: false,
      error: 'NOT_FOUND',
    });
    expect(await act('req_nothing', 'cancel', member)).toEqual({ ok: false, error: 'NOT_FOUND' });
  });

  it('never changes a step', async () => {
    const id = await open();
    for (const sql of [
      'update request_step set reason = $1 where request_id = $1',
      'delete from request_step where request_id = $1',
    ])
      await expect(test.db.query(sql, [id])).rejects.toThrow(/never changed/);
  });
});
