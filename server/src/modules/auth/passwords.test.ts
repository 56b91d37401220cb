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
