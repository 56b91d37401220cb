import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { mayCall, roleOf } from '#rules/roles.ts';
import { answers } from './answers/index.ts';
import type { Call } from './answers/types.ts';
import { checkRequest, type RequestParts } from './contract/checks.ts';
import type { Operation } from './contract/document.ts';
import { exampleAnswer } from './contract/examples.ts';
import { Refused, refusedAsShown } from './contract/problem.ts';
import type { OperationId, Schemas } from './contract/types.ts';
import type { Run } from './run.ts';
import { openStream } from './stream/open.ts';
import type { Person } from './world/person.ts';
import { personOf, extendSession } from './world/session.ts';

export interface Incoming {
  parts: RequestParts;
  /** As it was sent; empty for a guest. */
  token: string;
  response: ServerResponse;
}

export interface Outgoing {
  status: number;
  body: unknown;
}

const KEY = 'Idempotency-Key';

/** Who calls; null for a guest. @throws Refused where the caller may not make this call now. */
function authorize({ scenario, world }: Run, operation: Operation, token: string): Person | null {
  const { id, access, isOpenInMaintenance, isBehindUnread, isPassive } = operation;
  const code = scenario.problems?.[id];
  if (code) throw refusedAsShown(code);
  if (world.setting.siteNoticeFlg && !isOpenInMaintenance) throw new Refused('UNDER_MAINTENANCE');
  const isForGuests = mayCall('guest', access);
  const person =
    token === '' || (isForGuests && id !== 'openStream') ? null : personOf(world, token);
  if (!isForGuests && person === null) throw new Refused('UNAUTHENTICATED');
  if (!mayCall(roleOf(person?.member ?? null), access)) throw new Refused('FORBIDDEN');
  if (isBehindUnread && person && person.member.unreadCount > 0) {
    throw new Refused('UNREAD_MESSAGE');
  }
  if (person && !isPassive) extendSession(world, person);
  return person;
}

/** The contract's example, or what the scenario makes of it. */
function exampleOf({ scenario, world }: Run, operation: Operation): unknown {
  const example = exampleAnswer(operation, world.now());
  const show = scenario.shows?.[operation.id] as
    | ((example: unknown, now: number) => unknown)
    | undefined;
  return show ? show(example, world.now()) : example;
}

function decide(run: Run, operation: Operation, call: Call<OperationId>): unknown {
  const { id } = operation;
  if (id === 'placeBet') {
    run.scenario.beforeBet?.(run.world, call.body as Schemas['PlaceBetRequest']);
  }
  const answer = answers[id] as ((call: Call<OperationId>) => unknown) | undefined;
  return answer ? answer(call) : call.example;
}

function outcomeOf(make: () => Outgoing): Outgoing | Refused {
  try {
    return make();
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
}

/** Repeats the first answer of a key. @throws Refused where the key came with another body, or as the first time */
function once({ answers: known }: Person, key: string, body: unknown, make: () => Outgoing) {
  const bodyHash = createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest('hex');
  const first = known.get(key);
  if (first && first.bodyHash !== bodyHash) throw new Refused('IDEMPOTENCY_KEY_REUSED');
  const outcome = first?.outcome ?? outcomeOf(make);
  known.set(key, { bodyHash, outcome });
  if (outcome instanceof Refused) throw outcome;
  return outcome;
}

/**
 * Answers one call as the contract says: who may call, then what may be sent, then what is remembered or the example.
 * Null where the answer is the stream, which goes on. @throws Refused
 */
export function handle(run: Run, operation: Operation, incoming: Incoming): Outgoing | null {
  const { parts, token, response } = incoming;
  const person = authorize(run, operation, token);
  const errors = checkRequest(operation, parts);
  if (errors.length > 0) throw new Refused('VALIDATION', { errors });
  const { world } = run;
  if (operation.id === 'openStream') {
    openStream(world, person, parts, response);
    return null;
  }
  const me = () => {
    if (person === null) throw new Refused('UNAUTHENTICATED');
    return person;
  };
  const call = {
    ...parts,
    world,
    me,
    get example() {
      return exampleOf(run, operation);
    },
  } as Call<OperationId>;
  const make = () => ({
    status: operation.answer.status,
    body: decide(run, operation, call),
  });
  const key = parts.headers[KEY];
  return person && typeof key === 'string' ? once(person, key, parts.body, make) : make();
}
