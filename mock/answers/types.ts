import type { Answer, OperationId, RequestOf } from '../contract/types.ts';
import type { Person } from '../world/person.ts';
import type { World } from '../world/world.ts';

/** A call that the contract has accepted and that its caller may make. */
export interface Call<O extends OperationId> extends RequestOf<O> {
  world: World;
  /** The contract's own answer, as it is now. */
  example: Answer<O>;
  /** Who calls. @throws Refused where it is a guest */
  me(): Person;
}

/**
 * Operations whose answer depends on what happened before; every other operation answers with the contract's example.
 */
export type Answers = { [O in OperationId]?: (call: Call<O>) => Answer<O> };
