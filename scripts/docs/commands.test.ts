import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ALL_CASES } from '../../conformance/cases/index.ts';
import { root } from '../lib/source-hash.ts';
import { stepsOf } from '../lib/test-steps.ts';
import { parseCommand } from './command.ts';
import { commandsOf, documents, readDocument } from './documents.ts';
import { proofs } from './proofs.ts';
import { shownAs } from './shown.ts';

const steps = stepsOf(null);

/** One more needs a reason; one fewer is good news. */
const COUNTS = { small: 27, weak: 4 };
const named = [...new Set(documents.flatMap(commandsOf))].sort();

const ofKind = (kind: keyof typeof COUNTS) =>
  Object.entries(proofs).flatMap(([command, proof]) =>
    proof.kind === kind ? [{ command, reason: proof.reason }] : [],
  );
const isWhole = (command: string): boolean => !/^(small|weak)$/.test(proofs[command]?.kind ?? '');
const caseIds = ALL_CASES.map(({ id }) => id);
/** What a command says after the name of its script. */
const ownArgs = (text: string): string[] => text.split(' -- ')[1]?.split(' ') ?? [];

it('each command of the documents has its proof, and no proof is left over', () => {
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((command) => !(command in proofs))).toEqual([]);
  expect(Object.keys(proofs).filter((command) => !named.includes(command))).toEqual([]);
});

it.each(['small', 'weak'] as const)(
  'what is proven in part (%s) is counted and printed',
  (kind) => {
    const found = ofKind(kind);
    const lines = found.map(({ command, reason }) => `  ${command}: ${reason}`);
    console.info([`${found.length} of ${named.length} ${kind}:`, ...lines].join('\n'));
    expect(found).toHaveLength(COUNTS[kind]);
  },
);

it('a step runs the very same, and a whole run takes another argument only for a value', () => {
  const whole = shownAs('step').filter(([command]) => isWhole(command));
  const ran = whole.map(([, { step }]) => steps.find(({ name }) => name === step)?.run);
  const written = whole.map(([command]) => parseCommand(command));
  expect(ran).toEqual(written.map(({ entry, args }) => [entry, ...args]));
  const replaced = shownAs('run').filter(([command, { args }]) => args && isWhole(command));
  expect(replaced.filter(([command]) => !/ [A-Z]+$/.test(command))).toEqual([]);
});

it('a small run has the arguments of the command itself', () => {
  const runs = shownAs('run').filter(([command]) => proofs[command]?.kind === 'small');
  expect(runs.length).toBeGreaterThan(1);
  const without = runs.filter(
    ([command, { args = [] }]) => !ownArgs(command).every((arg) => args.includes(arg)),
  );
  expect(without).toEqual([]);
});

it('no command needs a newer Node than Node 20.19 of the shell: npm and npx take the one of the lock', () => {
  expect(named.filter((command) => /^(?:[A-Z_]+=\S* )*node \S+\.ts\b/.test(command))).toEqual([]);
});

it('each command leads to a file that there is', () => {
  const started = named.filter((command) => !/curl/.test(command));
  const files = started.map((command) => parseCommand(command).entry);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  expect(() => parseCommand('npm run storybok')).toThrow(/no script "storybok"/);
});

it.each(shownAs('step'))('%s is a step of npm test', (command, { step }) => {
  expect(steps.find(({ name }) => name === step)?.run[0]).toBe(parseCommand(command).entry);
});

it.each(shownAs('test'))('%s is run by a test', (_command, { file, has }) => {
  expect(readDocument(file)).toContain(has);
});

it.each(named.filter((command) => command.includes('--only ')))(
  '%s names steps or cases',
  (command) => {
    const names = command.split('--only ')[1]?.split(',') ?? [];
    const there = /^npm test /.test(command) ? steps.map(({ name }) => name) : caseIds;
    expect(there).toEqual(expect.arrayContaining(names));
  },
);
