import { hash, verify } from '@node-rs/argon2';
import { expect, it, vi } from 'vitest';
import { createPasswords } from './passwords.ts';

it('does the same work where there is no hash to compare with, so that time tells nothing', async () => {
  const checked = vi.fn(verify);
  const passwords = createPasswords({ hash, verify: checked as typeof verify });
  const stored = await passwords.hash('demo1234');
  expect(await passwords.verify(stored, 'demo1234')).toBe(true);
  expect(await passwords.verify(stored, 'wrong')).toBe(false);
  expect(await passwords.verify(null, 'a password of nobody')).toBe(false);
  expect(checked).toHaveBeenCalledTimes(3);
  const costs = checked.mock.calls.map(([phc]) => String(phc).split('$').slice(1, 4).join());
  expect(new Set(costs)).toEqual(new Set(['argon2id,v=19,m=19456,t=2,p=1']));
});

it('runs a few at once, first those that go before the rest, and tells when too many wait', async () => {
  const passwords = createPasswords({ hash, verify }, 3);
  const order: string[] = [];
  const gates: (() => void)[] = [];
  const enter = (name: string, first = false) =>
    passwords.inTurn(
      async () => {
        order.push(name);
        await new Promise<void>((open) => gates.push(open));
      },
      { first },
    );
  const all = [enter('a'), enter('b'), enter('c'), enter('stranger'), enter('known', true)];
  await vi.waitFor(() => expect(order).toEqual(['a', 'b', 'c']));
  gates.shift()?.();
  await vi.waitFor(() => expect(order.at(-1)).toBe('known'));
  for (let i = 0; i < 99; i += 1) all.push(enter(`flood ${i}`));
  expect(passwords.isBusy()).toBe(true);
  while (order.length < all.length || gates.length > 0) {
    gates.shift()?.();
    await new Promise((done) => setImmediate(done));
  }
  await Promise.all(all);
  expect(passwords.isBusy()).toBe(false);
  expect(order[4]).toBe('stranger');
});
