import { expect, it } from 'vitest';
import { makeReply } from '@/entities/post/testing';
import { withoutReply, withReply } from './reply-list';

const replies = [
  makeReply({ id: 1 }),
  makeReply({ id: 2, parentId: 1 }),
  makeReply({ id: 3 }),
  makeReply({ id: 4, parentId: 3 }),
];
const idsOf = (list: typeof replies | readonly { id: number }[]) => list.map(({ id }) => id);

it.each([
  [null, [1, 2, 3, 4, 9]],
  [1, [1, 2, 9, 3, 4]],
  [3, [1, 2, 3, 4, 9]],
  [77, [1, 2, 3, 4, 9]],
])('an answer to %s comes after the others to it', (parentId, order) => {
  expect(idsOf(withReply(replies, makeReply({ id: 9, parentId })))).toEqual(order);
});

it('is there once', () => {
  expect(idsOf(withReply(replies, makeReply({ id: 3 })))).toEqual([1, 2, 4, 3]);
});

it('keeps the place of a reply that has answers, and no other', () => {
  expect(idsOf(withoutReply(replies, 2))).toEqual([1, 3, 4]);
  expect(withoutReply(replies, 1)[0]).toMatchObject({ author: null, text: '', state: 'deleted' });
});
