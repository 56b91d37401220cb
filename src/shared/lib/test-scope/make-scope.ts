import {
  createWatch,
  fork,
  type Effect,
  type Scope,
  type StoreWritable,
  type Unit,
} from 'effector';
import { $isToastTimed } from '../toasts';

export interface ScopeOptions {
  /** Pairs of store and value. */
  values?: readonly (readonly [unknown, unknown])[];
  /** Pairs of effect and what answers for it. */
  handlers?: readonly (readonly [unknown, unknown])[];
}

/**
 * Forks a scope from pairs of store and value, effect and answer. Toasts stay in it until they are closed, or all that
 * settles would wait for the time they are shown.
 */
export function makeScope({ values = [], handlers = [] }: ScopeOptions = {}): Scope {
  // The types of `fork` want one pair type per list; pairs of different stores have none in common.
  return fork({
    values: [[$isToastTimed, false], ...values] as [StoreWritable<unknown>, unknown][],
    handlers: handlers as [Effect<unknown, unknown>, () => unknown][],
  });
}

/** Collects what a unit carries in one scope, in order. */
export function watchCalls<T>(scope: Scope, unit: Unit<T>): T[] {
  const calls: T[] = [];
  createWatch({ unit, scope, fn: (value) => calls.push(value) });
  return calls;
}

export interface Deferred<T> {
  promise: Promise<T>;
  resolve: (value: T) => void;
  reject: (error: unknown) => void;
}

/** A promise that the test settles itself, for races without sleeping. */
export function deferred<T>(): Deferred<T> {
  let resolve: (value: T) => void = () => {};
  let reject: (error: unknown) => void = () => {};
  const promise = new Promise<T>((onDone, onFail) => {
    resolve = onDone;
    reject = onFail;
  });
  return { promise, resolve, reject };
}
