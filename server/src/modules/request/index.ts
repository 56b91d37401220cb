export { requestInvariants } from './invariants.ts';
export {
  type ActResult,
  type Actor,
  type AfterCommit,
  createRequests,
  type RequestKind,
  type Requests,
  type StepContext,
} from './service.ts';
export type { ActorRole } from './transitions.ts';
