import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { makeScope } from '@/shared/lib/test-scope';
import { createSending } from './create-sending';

it('sends again under the same key what has no answer, whatever the question said', async () => {
  const sent: string[] = [];
  const sending = createSending<{ amount: number; about: string }, null>((_api, { key }) => {
    sent.push(key);
    return Promise.reject({ kind: 'network' });
  });
  const scope = makeScope();
  const send = (amount: number, about: string) =>
    allSettled(sending.start, { scope, params: { amount, about } });
  await send(100, '한강');
  await send(100, '강한');
  await send(200, '강한');
  const [first, again, other] = sent;
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});
