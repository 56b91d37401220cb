import { expect, it } from 'vitest';
import { parseCommand, runCommand } from './command.ts';

const diff = (old: string) => runCommand(parseCommand(`npm run contract:diff -- ${old}`));

it.each([
  ['no-such-revision', /^no-such-revision is neither a file nor a git revision of this clone\n$/],
  ['README.md', /^README\.md is no JSON: /],
  ['package.json', /^package\.json has neither an OpenAPI nor an AsyncAPI document\n$/],
])('contract:diff says in a line why %s is nothing to compare with', async (old, message) => {
  const { code, output } = await diff(old);
  expect(output).toMatch(message);
  expect(code).toBe(2);
});
