import { expect, it } from 'vitest';
import { type ContractDocument, listOperations, readContract } from './document.ts';

const make = (change: object): ContractDocument => ({
  paths: {
    '/thing': {
      post: { operationId: 'makeThing', 'x-access': 'everyone', responses: {}, ...change },
    },
  },
});

it.each([
  ['no x-access', { 'x-access': undefined }, 'x-access must be one of'],
  ['an access that is no group', { 'x-access': 'nobody' }, 'x-access must be one of'],
  ['no token where guests may not call', { 'x-access': 'signedIn' }, 'disagree about guests'],
  ['a token where guests may call', { security: [{ token: [] }] }, 'disagree about guests'],
])('an operation with %s stops the start', (_, change, message) => {
  expect(listOperations(make({}))).toHaveLength(1);
  expect(() => listOperations(make(change))).toThrow('makeThing: ');
  expect(() => listOperations(make(change))).toThrow(message);
});

it.each(['getBets', 'getBetSummary', 'markResultsSeen'])(
  '%s, which an open history sends by itself, does not extend the session',
  (id) => {
    const operation = listOperations(readContract()).find((one) => one.operationId === id);
    expect(operation).toMatchObject({ noActivity: true });
  },
);

it('knows what the real contract says of the stream', () => {
  const stream = listOperations(readContract()).find((one) => one.operationId === 'openStream');
  expect(stream).toMatchObject({
    method: 'GET',
    path: '/stream',
    security: 'optional',
    noActivity: true,
  });
});
