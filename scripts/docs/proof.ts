/**
 * Where a command is run: in the tree, or in a copy that it may write into, of the sources alone or with the catalogue or the client
 * that was built.
 */
export type Place = 'tree' | 'sources' | 'catalogue' | 'client';

/** Run as it is written; `args` in place of its own where it takes a value. */
export interface Run {
  kind: 'run';
  place: Place;
  args?: readonly string[];
  code?: number;
  answers: RegExp;
  /** Files of the copy that are spoilt before; afterwards each file is again as it is in the tree. */
  repairs?: readonly string[];
}

/** Started, asked for its page at the address that it prints, and stopped. */
export interface Serve {
  kind: 'serve';
  place: Place;
  answers: RegExp;
}

/** How it is known that a command of the documents works. */
export type Shown =
  | Run
  | Serve
  /** `npm test` has a step that runs the very same. */
  | { kind: 'step'; step: string }
  /** Another test runs it, and has this text. */
  | { kind: 'test'; file: string; has: string };

export type Proof =
  | Shown
  /** The command from its beginning to its end, over less than it takes by itself. */
  | { kind: 'small'; reason: string; shown: Shown }
  /** Less than the command itself is shown, for the reason that is given. */
  | { kind: 'weak'; reason: string; shown: Shown };

type More = Partial<Omit<Run, 'kind' | 'answers'>>;

export const run = (answers: RegExp, more: More = {}): Run => ({
  kind: 'run',
  place: 'tree',
  answers,
  ...more,
});
export const serve = (place: Place, answers: RegExp): Shown => ({ kind: 'serve', place, answers });
export const step = (name: string): Shown => ({ kind: 'step', step: name });
export const test = (file: string, has: string): Shown => ({ kind: 'test', file, has });
export const small = (reason: string, shown: Shown): Proof => ({ kind: 'small', reason, shown });
export const weak = (reason: string, shown: Shown): Proof => ({ kind: 'weak', reason, shown });

export const shownBy = (proof: Proof): Shown =>
  proof.kind === 'small' || proof.kind === 'weak' ? proof.shown : proof;
