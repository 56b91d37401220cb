export { deferred, makeScope, watchCalls, type Deferred, type ScopeOptions } from './make-scope';
