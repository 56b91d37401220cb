import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../test/build-test-app.ts';
import { createUse, defineModule, type ModuleDefinition, type Use } from './module.ts';

let site: TestApp;
let newUse: () => Use;
beforeAll(async () => {
  site = await buildTestApp({
    modules(deps) {
      newUse = () => createUse(deps);
      return [];
    },
  });
});
afterAll(() => site.close());

it('is made once for all of a server who ask, when the first does', () => {
  let made = 0;
  const counter = defineModule({
    name: 'counter',
    create() {
      made += 1;
      return { service: { number: made } };
    },
  });
  const reader = defineModule({
    name: 'reader',
    create: (_deps, use) => ({ service: { read: () => use(counter).service.number } }),
  });
  const use = newUse();
  const { read } = use(reader).service;
  expect(made).toBe(0);
  expect([read(), read(), use(counter).service.number]).toEqual([1, 1, 1]);
  expect(newUse()(counter).service.number).toBe(2);
});

it('names the circle where modules need each other', () => {
  const first: ModuleDefinition = defineModule({
    name: 'first',
    create: (_deps, use) => ({ service: use(second) }),
  });
  const second: ModuleDefinition = defineModule({
    name: 'second',
    create: (_deps, use) => ({ service: use(first) }),
  });
  const start = defineModule({ name: 'start', create: (_deps, use) => ({ service: use(first) }) });
  const use = newUse();
  for (let n = 0; n < 2; n += 1)
    expect(() => use(start)).toThrow('modules need each other: first → second → first');
});

it('lets guests call only what the module handles', () => {
  const open = defineModule({
    name: 'open',
    guests: ['getHealth', 'logout'],
    create: () => ({
      routes: { logout: () => ({ status: 204 as const, body: undefined }) },
    }),
  });
  expect(() => newUse()(open)).toThrow('open does not handle getHealth');
});
