import { expect, it } from 'vitest';
import { koreaSearch } from './search';

it.each(['a,b', 's7k3m2qa,k1ulsan0', 's7k3 m2qa', 's7k3"', 's7k3@12', 'S7K3M2QA', '../admin'])(
  'opens no fixture by %j, which is no id',
  (fixture) => {
    expect(koreaSearch.parse({ fixture }).fixture).toBe('');
  },
);

it.each([
  ['s7k3m2qa', 's7k3m2qa'],
  [12_345_678, '12345678'],
])('opens the fixture %j', (fixture, id) => {
  expect(koreaSearch.parse({ fixture }).fixture).toBe(id);
});
