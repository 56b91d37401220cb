import { beforeAll, expect, it } from 'vitest';
import type { components } from '#contract/types.gen.ts';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { staged } from '../../../test/staged.ts';
import type { ModuleDeps } from '../../module.ts';
import { createModules } from '../../modules.ts';

type SitePart = components['schemas']['SitePart'];

let parts: ModuleDeps['siteParts'];
const site = staged(() =>
  buildTestApp({
    modules(deps) {
      parts = deps.siteParts;
      return createModules(deps);
    },
  }),
);
let token: string;
beforeAll(async () => {
  token = await site.login('manager01');
});

async function read(name: SitePart['name']): Promise<SitePart> {
  const { body } = await site.call<{ parts: SitePart[] }>('GET', '/desk/part', { token });
  const part = body.parts.find((one) => one.name === name);
  if (!part) throw new Error(`no ${name}`);
  return part;
}

it('has every part, idle before the first news', async () => {
  const { body } = await site.call<{ parts: SitePart[] }>('GET', '/desk/part', { token });
  expect(body.parts.map(({ name }) => name)).toEqual([
    'odds',
    'live',
    'results',
    'rounds',
    'casino',
    'tether',
    'stream',
    'ledger',
  ]);
  expect(await read('odds')).toMatchObject({ state: 'idle', at: null, lagMs: null, rate: null });
  expect(await read('stream')).toMatchObject({ rate: 0 });
});

it('is slow by a late update, and down by a failure until it works', async () => {
  const at = site.clock.now();
  parts.odds.note(1_499);
  expect(await read('odds')).toMatchObject({ state: 'ok', at, lagMs: 1_499 });
  parts.odds.note(1_501);
  expect(await read('odds')).toMatchObject({ state: 'slow', at, lagMs: 1_500 });
  parts.odds.fails();
  expect((await read('odds')).state).toBe('down');
  parts.odds.works();
  expect((await read('odds')).state).toBe('slow');
});

it('is for staff', async () => {
  const member = await site.login('member01');
  expect((await site.call('GET', '/desk/part', { token: member })).status).toBe(403);
});
