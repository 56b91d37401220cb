import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/source-hash.ts';
import { steps } from '../lib/test-steps.ts';
import { parseCommand, runCommand, withArgs } from './command.ts';
import { commandsOf, documents, readDocument, trackedFiles } from './documents.ts';
import { type Proof, proofs } from './proofs.ts';

const RUN_MS = 120_000;
/** One more needs a reason; one fewer is good news. */
const WEAK = 39;
const named = [...new Set(documents.flatMap(commandsOf))].sort();

const weak = Object.entries(proofs).flatMap(([command, proof]) =>
  proof.kind === 'weak' ? [{ command, reason: proof.reason }] : [],
);
const isWeak = (text: string): boolean => weak.some(({ command }) => command === text);

type Shown = Exclude<Proof, { kind: 'weak' }>;
const proofsOf = <Kind extends Shown['kind']>(kind: Kind) =>
  Object.entries(proofs)
    .map(([command, proof]) => [command, proof.kind === 'weak' ? proof.shown : proof] as const)
    .filter((one): one is [string, Extract<Shown, { kind: Kind }>] => one[1].kind === kind);

it('each command of the documents has its proof, and no proof is left over', () => {
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((command) => !(command in proofs))).toEqual([]);
  expect(Object.keys(proofs).filter((command) => !named.includes(command))).toEqual([]);
});

it('what is proven in part only is counted and printed', () => {
  const lines = weak.map(({ command, reason }) => `  ${command}: ${reason}`);
  console.info([`${weak.length} of ${named.length} in part only:`, ...lines].join('\n'));
  expect(weak).toHaveLength(WEAK);
});

it('a step runs the very same, and a run takes other arguments only for a value, else it is weak', () => {
  const whole = proofsOf('step').filter(([command]) => !isWeak(command));
  const ran = whole.map(([, { step }]) => steps.find(({ name }) => name === step)?.run);
  const written = whole.map(([command]) => parseCommand(command));
  expect(ran).toEqual(written.map(({ entry, args }) => [entry, ...args]));
  const replaced = proofsOf('run').filter(([command, { args }]) => args && !isWeak(command));
  expect(replaced.filter(([command]) => !/ [A-Z]+$/.test(command))).toEqual([]);
});

it('each command leads to a file that there is', () => {
  const started = named.filter((command) => !/curl/.test(command));
  const files = started.map((command) => parseCommand(command).entry);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  expect(() => parseCommand('npm run storybok')).toThrow(/no script "storybok"/);
});

it.each(proofsOf('step'))('%s is a step of npm test', (command, { step }) => {
  expect(steps.find(({ name }) => name === step)?.run[0]).toBe(parseCommand(command).entry);
});

it.each(proofsOf('test'))('%s is run by a test', (_command, { file, has }) => {
  expect(readDocument(file)).toContain(has);
});

it.each(named.filter((command) => command.includes('--only ')))('%s names steps', (command) => {
  const names = command.split('--only ')[1]?.split(',') ?? [];
  expect(steps.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
});

it.each(named.filter((command) => /story -- --grep/.test(command)))(
  '%s finds stories',
  (command) => {
    const word = command.split('--grep ')[1] ?? '';
    const titles = trackedFiles('src/**/*.stories.tsx').map(
      (file) => /title: '([^']+)'/.exec(readDocument(file))?.[1],
    );
    expect(titles.filter((title) => title?.includes(word))).not.toEqual([]);
  },
);

describe('run', () => {
  const outcomes = new Map<string, ReturnType<typeof runCommand>>();

  it.each(proofsOf('run'))(
    '%s',
    async (text, { args, code = 0, answers }) => {
      const command = args ? withArgs(text, args) : parseCommand(text);
      const key = JSON.stringify(command);
      const outcome = outcomes.get(key) ?? runCommand(command);
      outcomes.set(key, outcome);
      const { code: ended, output } = await outcome;
      expect(output).toMatch(answers);
      expect(ended).toBe(code);
    },
    RUN_MS,
  );
});
