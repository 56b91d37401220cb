import { combine, type EventCallable, sample, type Store } from 'effector';
import type { Gate } from 'effector-react';
import { $member, memberArrived } from '../model/member';
import { sessionLost } from '../model/session';
import type { Member } from './member';

interface Query {
  start: EventCallable<void>;
  reset: EventCallable<void>;
  $data: Store<unknown>;
  $failure: Store<unknown>;
}

/**
 * Loads what a part of a page shows to members, or to those of them that `fits` names, while it is drawn; forgets it with the
 * session. Returns whether it is known what there is to show.
 */
export function loadsForMembers(
  gate: Gate<unknown>,
  { start, reset, $data, $failure }: Query,
  fits: (member: Member) => boolean = () => true,
): Store<boolean> {
  const requested = sample({
    clock: [gate.open, memberArrived],
    source: { isOpen: gate.status, member: $member },
    filter: ({ isOpen, member }) => isOpen && member !== null && fits(member),
    fn: () => undefined,
  });
  sample({ clock: requested, target: start });
  sample({ clock: [gate.close, sessionLost], target: reset });
  return combine(
    [$member, $data, $failure] as const,
    ([member, data, failure]) =>
      member === null || !fits(member) || data !== null || failure !== null,
  );
}
