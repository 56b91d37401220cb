export { asArg } from './as-arg';
export { inScenarios } from './in-scenarios';
export { deferred, makeScope, watchCalls, type Deferred, type ScopeOptions } from './make-scope';
