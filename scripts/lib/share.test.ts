import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { longTests } from './long-tests.ts';
import { SHARES, shareOf } from './share.ts';
import { root } from './source-hash.ts';
import { stepsOf } from './test-steps.ts';

it('commits are spread over all shares', () => {
  const commits = Array.from({ length: 30 }, (_, index) =>
    (index * 7919).toString(16).padStart(40, '0'),
  );
  const shares = commits.map((commit) => shareOf(commit.slice(-8)));
  expect([...new Set(shares)].sort()).toEqual(
    Array.from({ length: SHARES }, (_, index) => index + 1),
  );
});

it.each(Object.entries(longTests))('every long test of %s is there', (_, files) => {
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  expect(new Set(files).size).toBe(files.length);
});

it('no long test is left out of both steps', () => {
  const runs = stepsOf(null).map(({ run }) => run.join(' '));
  for (const file of Object.values(longTests).flat()) {
    expect(
      runs.filter((run) => run.includes(` ${file}`) && !run.includes(`--exclude ${file}`)),
    ).toHaveLength(1);
  }
});

it('without a share nothing is split', () => {
  expect(
    stepsOf(null).flatMap(({ run }) => run.filter((arg) => arg.startsWith('--shard'))),
  ).toEqual([]);
  const split = stepsOf(2).filter(({ run }) => run.includes(`--shard=2/${SHARES}`));
  expect(split.map(({ name }) => name)).toEqual([
    'fairness',
    'server-long',
    'journeys',
    'commands',
  ]);
});
