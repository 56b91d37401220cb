import { expect, it } from 'vitest';
import { isUnavailable } from './db-session.ts';
import { isAiling } from './embedded-session.ts';

const failed = (code?: string) => Object.assign(new Error('failed'), code ? { code } : {});

it.each([
  // Whether it is told to come back, and whether the embedded database is opened again.
  ['53100', 'the disk is full', true, true],
  ['53000', 'out of file descriptors', true, true],
  ['58030', 'the disk failed', true, true],
  ['58P02', 'a file that it could not see is there', true, true],
  ['24000', 'a cursor of an error before', true, true],
  ['EMFILE', 'out of file descriptors, says the machine', true, true],
  ['ENOSPC', 'the disk is full, says the machine', true, true],
  ['57P03', 'it is opened again', true, false],
  ['08006', 'the connection broke', true, false],
  ['XX000', 'a fault of its own', false, true],
  [undefined, 'what is no error of SQL', false, true],
  ['23505', 'a unique violation', false, false],
  ['40001', 'a conflict', false, false],
  ['22003', 'a number too large', false, false],
  ['P0001', 'raised by a function', false, false],
])('%s, %s: unavailable %s, ailing %s', (code, _, unavailable, ailing) => {
  const error = failed(code);
  expect([isUnavailable(error), isAiling(error)]).toEqual([unavailable, ailing]);
});
