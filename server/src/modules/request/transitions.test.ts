import { describe, expect, it } from 'vitest';
import { DEPOSIT_TRANSITIONS, REQUEST_TRANSITIONS } from '#rules/request-transitions.ts';
import { type ActorRole, decide, isOpen, tableOf, type TransitionTable } from './transitions.ts';

type State = 'requested' | 'checking' | 'approved' | 'rejected' | 'cancelled' | 'reversed';
type Event = 'check' | 'approve' | 'reject' | 'cancel' | 'reverse';

const table: TransitionTable<State, Event> = {
  initial: 'requested',
  transitions: [
    { event: 'check', from: ['requested'], to: 'checking', by: ['staff'], takesLock: true },
    { event: 'approve', from: ['requested', 'checking'], to: 'approved', by: ['staff', 'system'] },
    {
      event: 'reject',
      from: ['requested', 'checking'],
      to: 'rejected',
      by: ['staff'],
      needsReason: true,
    },
    { event: 'cancel', from: ['requested'], to: 'cancelled', by: ['member'] },
    { event: 'reverse', from: ['approved'], to: 'reversed', by: ['admin'] },
  ],
};
const STATES: State[] = ['requested', 'checking', 'approved', 'rejected', 'cancelled', 'reversed'];
const EVENTS: Event[] = ['check', 'approve', 'reject', 'cancel', 'reverse'];
const ROLES: ActorRole[] = ['guest', 'member', 'manager', 'admin', 'system'];

/** What is allowed, written out: state, event, who. Everything else must be refused. */
const ALLOWED = [
  'requested check manager',
  'requested check admin',
  ...['requested', 'checking'].flatMap((state) => [
    ...['manager', 'admin', 'system'].map((role) => `${state} approve ${role}`),
    ...['manager', 'admin'].map((role) => `${state} reject ${role}`),
  ]),
  'requested cancel member',
  'approved reverse admin',
];

describe('decide', () => {
  it('allows what the table lists, and nothing else', () => {
    const allowed = STATES.flatMap((state) =>
      EVENTS.flatMap((event) =>
        ROLES.flatMap((role) => {
          const decision = decide(table, { state, details: {} }, { event, role, reason: 'why' });
          return decision.ok && !decision.isRepeat ? [`${state} ${event} ${role}`] : [];
        }),
      ),
    );
    expect(allowed.sort()).toEqual(ALLOWED.sort());
  });

  it('tells a wrong state from a wrong person', () => {
    const by = (state: State, event: Event, role: ActorRole) =>
      decide(table, { state, details: {} }, { event, role });
    expect(by('rejected', 'approve', 'admin')).toEqual({ ok: false, error: 'INVALID_STATE' });
    expect(by('requested', 'approve', 'member')).toEqual({ ok: false, error: 'FORBIDDEN' });
    expect(by('approved', 'reverse', 'manager')).toEqual({ ok: false, error: 'FORBIDDEN' });
  });

  it('answers the same event on its target as a repeat, to those who may', () => {
    expect(
      decide(table, { state: 'approved', details: {} }, { event: 'approve', role: 'manager' }),
    ).toMatchObject({
      ok: true,
      isRepeat: true,
    });
    expect(
      decide(table, { state: 'approved', details: {} }, { event: 'approve', role: 'member' }).ok,
    ).toBe(false);
  });

  it.each([undefined, '', '   '])('asks for a reason where one is needed, not for %j', (reason) => {
    expect(
      decide(
        table,
        { state: 'requested', details: {} },
        { event: 'reject', role: 'admin', reason },
      ),
    ).toEqual({
      ok: false,
      error: 'REASON_REQUIRED',
    });
  });
});

it('a request is open while a transition is left', () => {
  expect(STATES.filter((state) => isOpen(table, state))).toEqual([
    'requested',
    'checking',
    'approved',
  ]);
});

describe('the tables of rules/', () => {
  const events = ['check', 'release', 'approve', 'pay', 'second', 'reject', 'reverse', 'fail'];

  it('leave an amount to one person or to two, never to both', () => {
    const approve = { event: 'approve' as const, role: 'manager' as const };
    const request = { state: 'checking' as const, details: {} };
    const ends = [false, true].map((isLarge) => {
      const decision = decide(
        tableOf(DEPOSIT_TRANSITIONS, () => isLarge),
        request,
        approve,
      );
      return decision.ok && decision.transition.to;
    });
    expect(ends).toEqual(['approved', 'awaiting_second']);
  });

  it.each(Object.entries(REQUEST_TRANSITIONS))(
    'a %s that is over takes no decision but a correction',
    (kind, rules) => {
      const table = tableOf<string, string>(rules);
      const states = new Set(table.transitions.flatMap(({ from, to }) => [...from, to]));
      const over = [...states].filter((state) => !isOpen(table, state));
      expect(over.length).toBeGreaterThan(1);
      for (const state of over)
        for (const event of events) {
          const made = decide(
            table,
            { state, details: {} },
            { event, role: 'admin', reason: 'why' },
          );
          const isNew = made.ok && !made.isRepeat;
          expect(isNew, `${state} ${event}`).toBe(
            (state === 'approved' && event === 'reverse' && kind === 'deposit') ||
              (state === 'paid' && event === 'fail'),
          );
        }
    },
  );
});
