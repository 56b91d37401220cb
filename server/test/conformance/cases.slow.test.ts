import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ALL_CASES } from '../../../conformance/cases/index.ts';
import { operations } from '../../../conformance/contract/document.ts';
import { documentedAnswers } from '../../../conformance/coverage.ts';
import { BY_CASE, UNREACHABLE } from '../../../conformance/exceptions.ts';
import { vectorResults } from '../../../conformance/report.ts';
import { VECTORS } from '../../../conformance/vectors.ts';
import { listOperations, readContract } from '../../src/contract/document.ts';

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'rules', 'vectors');
const ids = ALL_CASES.map(({ id }) => id);
const documented = documentedAnswers();

describe('the cases of a conformance run', () => {
  it('have a name of their own each', () => {
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it('know the operations that the server mounts', () => {
    const mounted = listOperations(readContract()).map(({ operationId }) => operationId);
    expect(operations.map(({ id }) => id)).toEqual(mounted);
  });

  it('name every list of the rule vectors, and what becomes of it', () => {
    const lists = readdirSync(FOLDER).flatMap((name) => {
      const content = JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as object;
      const file = name.replace('.json', '');
      const groups = Object.keys(content).filter((group) => group !== 'about');
      return groups.map((group) => `${file} ${group}`);
    });
    expect(VECTORS.map(({ list }) => list).sort()).toEqual(lists.sort());
  });

  it('are excused for documented answers alone, by a case that there is', () => {
    const isDocumented = ({
      operation,
      answers,
    }: {
      operation?: string;
      answers: readonly string[];
    }) =>
      documented.some(
        (one) => (operation ?? one.operation) === one.operation && answers.includes(one.answer),
      );
    expect(UNREACHABLE.filter((one) => !isDocumented(one))).toEqual([]);
    expect(BY_CASE.filter((one) => !isDocumented(one))).toEqual([]);
    const named = BY_CASE.map(({ reachedBy }) => reachedBy).filter((id) => !id.includes('{'));
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

describe('what a run says of the rule vectors', () => {
  const ran = (id: string, touched = {}) =>
    ({ id, what: '', outcome: 'passed', failures: [], ms: 0, touched }) as const;

  it('is how often the cases touched a rule, never that a vector passed', () => {
    const cases = [
      ran('bet/single', { 'odds total': 1, 'cancel cases': 1 }),
      ran('bet/multiple', { 'odds total': 1 }),
    ];
    const results = vectorResults(cases);
    expect(results).toContainEqual({
      vectors: 'odds.json total',
      times: 2,
      touchedBy: ['bet/single', 'bet/multiple'],
    });
    const policy = results.find(({ vectors }) => vectors === 'odds.json policy');
    expect(policy).toHaveProperty('reason');
    expect(results.filter((one) => 'outcome' in one)).toEqual([]);
  });
});
