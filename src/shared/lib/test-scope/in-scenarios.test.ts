import { createStore } from 'effector';
import { expect, it } from 'vitest';
import { inScenarios } from './in-scenarios';
import { makeScope } from './make-scope';

const $name = createStore('');
const scopeOf = (name: string) => ({ scope: () => makeScope({ values: [[$name, name]] }) });
const shown = inScenarios({ failed: scopeOf('b'), loading: scopeOf('c'), ordinary: scopeOf('a') });

it('offers the scenarios that a story has, in one order', () => {
  expect(shown.scenarios).toEqual(['ordinary', 'loading', 'failed']);
});

it('forks the scope of the scenario, each time a new one', () => {
  expect(shown.scope('failed').getState($name)).toBe('b');
  expect(shown.scope('failed')).not.toBe(shown.scope('failed'));
});

it.each(['', 'empty', 'nonsense', 'toString'])('shows the ordinary for %j', (name) => {
  expect(shown.scope(name).getState($name)).toBe('a');
});
