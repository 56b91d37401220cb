import { defineModule } from '../../module.ts';
import { requestInvariants } from './invariants.ts';

export { eraseRequests } from './erasure-repository.ts';
export { givenBy, lockGiver } from './given-repository.ts';
export { depositNotice, settlementNotice, tetherNotice, withdrawalNotice } from './notices.ts';
export {
  type ActResult,
  type Actor,
  createRequests,
  type GuardRefusal,
  handlerOf,
  type RequestKind,
  type Requests,
  type StepContext,
} from './service.ts';
export type { RequestStep, StateCount, StoredRequest } from './repository.ts';
export {
  type ActorRole,
  decide,
  type Refusal,
  tableOf,
  type TransitionTable,
} from './transitions.ts';

/** What waits for somebody's decision; the modules whose requests these are make them with `createRequests`. */
export const requestModule = defineModule({
  name: 'request',
  tables: ['request', 'request_step'],
  invariants: requestInvariants,
  create: () => ({}),
});
