import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListedTransition } from '#rules/request-transitions.ts';
import { checkInvariants } from '../src/invariants.ts';
import type { Actor, ActorRole } from '../src/modules/request/index.ts';
import { openTestDb, type TestDb } from './open-test-db.ts';
import { type Machine, openMachines } from './state-machines.ts';
import { databases } from './databases.ts';

/** Conversions book at once and wait for nobody: they have no states. */
const KINDS = [
  ...['signup', 'deposit', 'withdrawal', 'adjustment', 'setting', 'settlement', 'tetherDeposit'],
  ...['coupon', 'couponIssue', 'inquiry'],
];
/** The kinds whose large amounts take another way than the small ones. */
const BY_AMOUNT = ['deposit', 'withdrawal', 'adjustment', 'tetherDeposit', 'couponIssue'];
const CASES = KINDS.flatMap((kind) =>
  (BY_AMOUNT.includes(kind) ? [1, 2] : [1]).map((people) => ({ kind, people: people as People })),
);
const ROLES: ActorRole[] = ['guest', 'member', 'manager', 'admin', 'system'];
const PARTIES: Record<ActorRole, readonly string[]> = {
  guest: [],
  member: ['member'],
  manager: ['staff'],
  admin: ['staff', 'admin'],
  system: ['system'],
};
type People = 1 | 2;
type Line = ListedTransition<string, string>;

/** Two of each role, so that a decision that takes two people has its second. */
function actorFor(role: ActorRole, event: string, memberId: string): Actor {
  const second = event === 'second' ? '2' : '';
  return { id: role === 'member' ? memberId : `mem_${role}${second}`, role, ip: '::1' };
}

const isFor = (people: People) => (line: Line) => (line.people ?? people) === people;
const mayBeDoneBy = (role: ActorRole) => (line: Line) =>
  line.by.some((party) => PARTIES[role].includes(party));

/** The lines that lead from the first state to each state, the shortest way. */
function waysTo({ initial, transitions }: Machine, people: People): Map<string, Line[]> {
  const ways = new Map<string, Line[]>([[initial, []]]);
  for (const [state, way] of ways)
    for (const line of transitions.filter(isFor(people)))
      if (line.from.includes(state) && !ways.has(line.to)) ways.set(line.to, [...way, line]);
  return ways;
}

describe.each(databases)('the state machines on %s', (database) => {
  let test: TestDb;
  let machines: Record<string, Machine>;
  beforeAll(async () => {
    test = await openTestDb(database);
    machines = await openMachines(test.db);
  });
  afterAll(async () => {
    expect(await checkInvariants(test.db)).toEqual([]);
    await test.close();
  });

  /**
   * All that a step could have changed: how many lines there are of what is only ever added to, and the rows of this
   * request, its member and the house as they are.
   */
  async function everything({ id, memberId }: { id: string; memberId: string }): Promise<unknown> {
    const added = [
      ...['ledger_tx', 'ledger_line', 'audit', 'request_step', 'coupon_step'],
      ...['inquiry_step', 'inquiry_line', 'message'],
    ];
    const rows = {
      account: `owner = $2 or owner is null`,
      turnover_requirement: 'member_id = $2',
      request: 'id = $1 or member_id = $2',
      member: 'id = $2',
      setting: 'true',
      settlement: 'request_id = $1 or member_id = $2',
      coupon: 'id = $1 or member_id = $2',
      inquiry: 'id = $1 or member_id = $2',
    };
    const [found] = await test.db.query(
      `select ${added.map((table) => `(select count(*) from ${table}) as ${table}`).join(', ')},
       ${Object.entries(rows)
         .map(
           ([table, of]) =>
             `(select string_agg(t::text, '|' order by t::text) from ${table} t where ${of}) as ${table}`,
         )
         .join(', ')}`,
      [id, memberId],
    );
    return found;
  }

  async function bring(machine: Machine, people: People, way: readonly Line[], staff: ActorRole) {
    const made = await machine.make(people);
    for (const line of way) {
      const roles = [staff, ...ROLES];
      const role = roles.find((one) => mayBeDoneBy(one)(line)) ?? 'system';
      const actor = actorFor(role, line.event, made.memberId);
      const at = machine.timeOf(line.event);
      const result = await machine.act({ ...made, ...line, actor, reason: '사유', at });
      expect(result, line.event).toMatchObject({ ok: true, isRepeat: false });
      expect(await machine.stateOf(made.id)).toBe(line.to);
    }
    return made;
  }

  it.each(CASES)(
    'does what is listed of a $kind, and nothing else, where $people decide',
    async ({ kind, people }) => {
      const machine = machines[kind];
      if (!machine) throw new Error(`no machine ${kind}`);
      const lines = machine.transitions.filter(isFor(people));
      const events = new Set(machine.transitions.map(({ event }) => event));
      for (const [state, way] of waysTo(machine, people))
        for (const role of ROLES) {
          let made = await bring(machine, people, way, role);
          let before = await everything(made);
          for (const event of events) {
            const what = `${state} ${event} by ${role}`;
            const ofEvent = lines.filter((line) => line.event === event);
            const listed = ofEvent.find(({ from }) => from.includes(state));
            const line = listed ?? ofEvent.find(({ to }) => to === state);
            const may = line !== undefined && mayBeDoneBy(role)(line);
            const actor = actorFor(role, event, made.memberId);
            const act = { id: made.id, event, actor, at: machine.timeOf(event) };

            if (may && listed?.needsReason) {
              const silent = await machine.act(act);
              expect(silent, what).toEqual({ ok: false, error: 'REASON_REQUIRED' });
              expect(await everything(made), what).toEqual(before);
            }
            if (may && listed?.notByActorOf) {
              const first = actorFor(role, listed.notByActorOf, made.memberId);
              const result = await machine.act({ ...act, actor: first });
              expect(result, what).toEqual({ ok: false, error: 'SAME_PERSON' });
              expect(await everything(made), what).toEqual(before);
            }
            const result = await machine.act({ ...act, reason: '사유' });
            if (!may) {
              const error = line === undefined ? 'INVALID_STATE' : 'FORBIDDEN';
              expect(result, what).toEqual({ ok: false, error });
              expect(await everything(made), what).toEqual(before);
            } else if (!listed || (listed.to === state && !listed.takesLock)) {
              // The same event on the state it leads to, or a lock given back that nobody has.
              expect(result, what).toMatchObject({ ok: true, isRepeat: true });
              expect(await everything(made), what).toEqual(before);
            } else {
              expect(result, what).toMatchObject({ ok: true, isRepeat: false });
              expect(await machine.stateOf(made.id), what).toBe(listed.to);
              const moved = await everything(made);
              expect(moved, what).not.toEqual(before);
              expect(await machine.act({ ...act, reason: '사유' }), what).toMatchObject({
                ok: true,
                isRepeat: true,
              });
              expect(await everything(made), what).toEqual(moved);
              made = await bring(machine, people, way, role);
              before = await everything(made);
            }
          }
        }
    },
    120_000,
  );

  it.each(KINDS)('has no state of a %s that nothing leads to', (kind) => {
    const machine = machines[kind];
    if (!machine) throw new Error(`no machine ${kind}`);
    const reached = [1, 2].flatMap((people) => [...waysTo(machine, people as People).keys()]);
    const named = machine.transitions.flatMap(({ from, to }) => [...from, to]);
    expect(new Set(reached)).toEqual(new Set(named));
  });

  it.each(CASES)(
    'has a way out of every open state of a $kind by time or by staff, where $people decide',
    ({ kind, people }) => {
      const machine = machines[kind];
      if (!machine) throw new Error(`no machine ${kind}`);
      const lines = machine.transitions.filter(isFor(people)).filter((line) => !line.isCorrection);
      const open = new Set(lines.flatMap(({ from }) => from));
      const staff = (line: Line) => mayBeDoneBy('manager')(line) || mayBeDoneBy('admin')(line);
      const ways = lines.filter((line) => line.isTimed || staff(line));
      const ended = new Set(lines.map(({ to }) => to).filter((state) => !open.has(state)));
      // A line leads out where its end does; a set goes on with what is added to it meanwhile.
      for (const state of ended)
        for (const { from } of ways.filter(({ to }) => to === state))
          for (const one of from) ended.add(one);
      expect([...open].filter((state) => !ended.has(state))).toEqual([]);
    },
  );
});
