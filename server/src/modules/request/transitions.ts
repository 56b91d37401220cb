/** Who moves a request on; `system` is a job or a rule of the server. */
export type ActorRole = 'guest' | 'member' | 'manager' | 'admin' | 'system';

/** Who a transition is open to; staff is a manager or an admin. */
export type Party = 'member' | 'staff' | 'admin' | 'system';

export interface Transition<State extends string, Event extends string> {
  event: Event;
  from: readonly State[];
  to: State;
  by: readonly Party[];
  /** Whether the actor has to say why; the member is shown the reason. */
  needsReason?: boolean;
  /** Whether whoever does it keeps the request to themselves for a while. */
  takesLock?: boolean;
}

/** A kind of request as its owner describes it: the table of its transitions and what each of them does. */
export interface TransitionTable<State extends string, Event extends string> {
  initial: State;
  transitions: readonly Transition<State, Event>[];
}

export type Refusal = 'INVALID_STATE' | 'FORBIDDEN' | 'REASON_REQUIRED';

export type Decision<State extends string, Event extends string> =
  | { ok: true; transition: Transition<State, Event>; isRepeat: boolean }
  | { ok: false; error: Refusal };

const PARTIES: Record<ActorRole, readonly Party[]> = {
  guest: [],
  member: ['member'],
  manager: ['staff'],
  admin: ['staff', 'admin'],
  system: ['system'],
};

/** Whether a request in this state still waits for somebody: it has a transition left. */
export function isOpen<State extends string>(
  { transitions }: TransitionTable<State, string>,
  state: State,
): boolean {
  return transitions.some(({ from }) => from.includes(state));
}

/**
 * Decides an event by the table. The same event on the state it leads to succeeds as a repeat that must have no second
 * effect; whatever the table does not list is refused.
 */
export function decide<State extends string, Event extends string>(
  { transitions }: TransitionTable<State, Event>,
  state: State,
  { event, role, reason }: { event: Event; role: ActorRole; reason?: string | undefined },
): Decision<State, Event> {
  const ofEvent = transitions.filter((one) => one.event === event);
  const listed = ofEvent.find(({ from }) => from.includes(state));
  const transition = listed ?? ofEvent.find(({ to }) => to === state);
  if (!transition) return { ok: false, error: 'INVALID_STATE' };
  if (!transition.by.some((party) => PARTIES[role].includes(party)))
    return { ok: false, error: 'FORBIDDEN' };
  if (listed?.needsReason && !reason?.trim()) return { ok: false, error: 'REASON_REQUIRED' };
  return { ok: true, transition, isRepeat: !listed };
}
