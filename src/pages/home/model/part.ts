import { type EventCallable, sample, type Store } from 'effector';
import type { Gate } from 'effector-react';
import { $member, type Member, memberArrived, sessionLost } from '@/entities/member';

interface Loading {
  start: EventCallable<void>;
  refresh: EventCallable<void>;
  reset: EventCallable<void>;
}

/** Loads what a part of home shows to everyone: when it is drawn, and again for another visitor. */
export function loadsForAll(gate: Gate<unknown>, { start, refresh, reset }: Loading): void {
  const requested = sample({
    clock: [gate.open, memberArrived],
    source: gate.status,
    filter: Boolean,
    fn: () => undefined,
  });
  sample({ clock: requested, target: start });
  sample({ clock: sessionLost, target: refresh });
  sample({ clock: gate.close, target: reset });
}

/** Loads what a part of home shows to members, or to those of them that `fits` names; forgets it with the session. */
export function loadsForMembers(
  gate: Gate<unknown>,
  { start, reset }: Pick<Loading, 'start' | 'reset'>,
  fits: (member: Member) => boolean = () => true,
): void {
  const requested = sample({
    clock: [gate.open, memberArrived],
    source: { isOpen: gate.status, member: $member },
    filter: ({ isOpen, member }) => isOpen && member !== null && fits(member),
    fn: () => undefined,
  });
  sample({ clock: requested, target: start });
  sample({ clock: [gate.close, sessionLost], target: reset });
}

/** Asks again with each tick of a clock while a part is drawn. */
export function refreshesBy(
  gate: Gate<unknown>,
  $tick: Store<number>,
  refresh: EventCallable<void>,
): void {
  sample({
    clock: $tick,
    source: gate.status,
    filter: Boolean,
    target: refresh,
  });
}
