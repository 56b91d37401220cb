import { expect, it } from 'vitest';
import { redoclyProblems } from './redocly-report.ts';

const report = (...rules: string[]): string =>
  `validating…\n${JSON.stringify({
    problems: rules.map((ruleId) => ({ ruleId, message: 'no', location: [{ pointer: '#/info' }] })),
  })}\n`;

it.each([
  ['a clean document', 0, report(), []],
  ['a warning', 0, report('operation-summary'), ['operation-summary #/info: no']],
  ['an error', 1, report('struct'), ['struct #/info: no']],
])('%s', (_, status, text, problems) => {
  expect(redoclyProblems(status, text)).toEqual(problems);
});

it.each([
  ['a bad end without a problem', 2, report()],
  ['a killed process', null, report()],
  ['no report', 0, 'Failed to load the configuration file'],
])('%s is no clean document', (_, status, text) => {
  expect(() => redoclyProblems(status, text)).toThrow('reported nothing');
});
