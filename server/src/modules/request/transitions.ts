import type { ListedTransition, Party, RequestTransitions } from '#rules/request-transitions.ts';

/** Who moves a request on; `system` is a job or a rule of the server. */
export type ActorRole = 'guest' | 'member' | 'manager' | 'admin' | 'system';

export interface Transition<State extends string, Event extends string, Details extends object>
  extends Omit<ListedTransition<State, Event>, 'people'> {
  /** Which requests it is for, by their details; without it for all. Of several of one event and state at most one is for a request. */
  when?: (details: Details) => boolean;
}

/** A kind of request as its owner describes it: the table of its transitions and what each of them does. */
export interface TransitionTable<
  State extends string,
  Event extends string,
  Details extends object = object,
> {
  initial: State;
  transitions: readonly Transition<State, Event, Details>[];
}

/** `takesTwo` says of a request whether its amount takes two people. */
export function tableOf<
  State extends string,
  Event extends string,
  Details extends object = object,
>(
  { initial, transitions }: RequestTransitions<State, Event>,
  takesTwo: (details: Details) => boolean = () => false,
): TransitionTable<State, Event, Details> {
  return {
    initial,
    transitions: transitions.map(({ people, ...transition }) =>
      people === undefined
        ? transition
        : { ...transition, when: (details) => takesTwo(details) === (people === 2) },
    ),
  };
}

export type Refusal = 'INVALID_STATE' | 'FORBIDDEN' | 'REASON_REQUIRED';

export type Decision<State extends string, Event extends string> =
  | { ok: true; transition: ListedTransition<State, Event>; isRepeat: boolean }
  | { ok: false; error: Refusal };

const PARTIES: Record<ActorRole, readonly Party[]> = {
  guest: [],
  member: ['member'],
  manager: ['staff'],
  admin: ['staff', 'admin'],
  system: ['system'],
};

/** Whether a request in this state still waits for somebody: it has a transition left that is no correction. */
export function isOpen<State extends string>(
  { transitions }: TransitionTable<State, string, never>,
  state: State,
): boolean {
  return transitions.some(({ from, isCorrection }) => !isCorrection && from.includes(state));
}

/**
 * Decides an event by the table, where each transition that is not for this request (`when`) counts as not listed. The same event
 * on the state it leads to succeeds as a repeat that must have no second effect; whatever the table does not list is refused.
 */
export function decide<State extends string, Event extends string, Details extends object>(
  { transitions }: TransitionTable<State, Event, Details>,
  { state, details }: { state: State; details: Details },
  { event, role, reason }: { event: Event; role: ActorRole; reason?: string | undefined },
): Decision<State, Event> {
  const ofEvent = transitions.filter((one) => one.event === event && (one.when?.(details) ?? true));
  const listed = ofEvent.find(({ from }) => from.includes(state));
  const transition = listed ?? ofEvent.find(({ to }) => to === state);
  if (!transition) return { ok: false, error: 'INVALID_STATE' };
  if (!transition.by.some((party) => PARTIES[role].includes(party)))
    return { ok: false, error: 'FORBIDDEN' };
  if (listed?.needsReason && !reason?.trim()) return { ok: false, error: 'REASON_REQUIRED' };
  return { ok: true, transition, isRepeat: !listed };
}
