import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ALL_CASES } from '../../../conformance/cases/index.ts';
import { operations } from '../../../conformance/contract/document.ts';
import { documentedAnswers } from '../../../conformance/coverage.ts';
import { BY_CASE, UNREACHABLE } from '../../../conformance/exceptions.ts';
import { ALL_FAULTS } from '../../../conformance/faults/index.ts';
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
    expect(VECTORS.map(({ file, group }) => `${file} ${group}`).sort()).toEqual(lists.sort());
    const tried = VECTORS.flatMap(({ triedBy }) => triedBy ?? []);
    expect(tried.filter((id) => !ids.includes(id))).toEqual([]);
    expect(VECTORS.filter(({ triedBy, reason }) => Boolean(triedBy) === Boolean(reason))).toEqual(
      [],
    );
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

describe('the seeded faults', () => {
  it('are forty at least, each by a name of its own and noticed by cases that there are', () => {
    const names = ALL_FAULTS.map(({ id }) => id);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(40);
    const wanted = ALL_FAULTS.flatMap(({ only }) => only);
    expect(wanted.filter((start) => !ids.some((id) => id.startsWith(start)))).toEqual([]);
  });
});
