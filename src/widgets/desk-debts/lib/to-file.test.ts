import { expect, it } from 'vitest';
import { makeDebt } from '@/entities/desk-debt/testing';
import { toFile } from './to-file';

it('writes plain amounts, and no formula', () => {
  const { text } = toFile([makeDebt({ nickname: '=1+1', paid: 5_000, owed: 10_000 })]);
  const [, line = ''] = text.split('\r\n');
  expect(line).toContain(',15000,5000,0,0,10000,KRW,미수,');
  expect(line).toContain("'=1+1");
});
