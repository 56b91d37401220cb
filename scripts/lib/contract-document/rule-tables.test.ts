import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkAmount, MONEY_REFUSAL_CODES } from '../../../rules/money-refusals.ts';
import { DEPOSIT_AMOUNTS } from '../../../rules/deposit.ts';
import { REQUEST_TRANSITIONS } from '../../../rules/request-transitions.ts';
import { root } from '../source-hash.ts';
import { depositTerms, describeRules, moneyTables, transitionTables } from './rule-tables.ts';
import { type ContractJson, operationsOf } from './types.ts';

const document = JSON.parse(
  readFileSync(join(root, 'openapi/dist/openapi.json'), 'utf8'),
) as ContractJson;
const enumOf = (name: string): string[] =>
  [...((document.components.schemas?.[name]?.enum ?? []) as string[])].sort();
const descriptionOf = (id: string): string => {
  const found = operationsOf(document).find(({ operation }) => operation.operationId === id);
  return String(found?.operation.description);
};
const steps = Object.values(REQUEST_TRANSITIONS).flatMap(({ transitions }) => [...transitions]);

describe('the tables of requests', () => {
  it('have the words of the contract, and it has theirs', () => {
    expect(Object.keys(REQUEST_TRANSITIONS).sort()).toEqual(enumOf('DeskKind'));
    const states = new Set(steps.flatMap(({ from, to }) => [...from, to]));
    expect([...states].sort()).toEqual(enumOf('DeskRequestState'));
    const ofStaff = steps.filter(({ by }) => by.some((one) => one === 'staff' || one === 'admin'));
    const events = new Set(ofStaff.map(({ event }) => event));
    expect([...events].sort()).toEqual(enumOf('DeskEvent'));
  });

  it('are published with the operation that decides, a row each', () => {
    expect(descriptionOf('decideDeskRequest')).toContain(transitionTables());
    const rows = transitionTables().match(/^\| `/gm);
    expect(rows).toHaveLength(steps.length);
  });
});

describe('the tables of money', () => {
  it('are published with the requests that they bound', () => {
    for (const [operation, head] of [
      ['requestDeposit', '| deposit | KRW'],
      ['requestWithdrawal', '| withdrawal | KRW'],
    ] as const) {
      expect(descriptionOf(operation)).toContain(head);
      expect(moneyTables()).toContain(head);
    }
  });

  it.each(['KRW', 'USD'] as const)('say of %s what the rules refuse', (currency) => {
    const cell = (title: string): number => {
      const row = depositTerms().match(new RegExp(`\\| ${title} \\| ([\\d,]+) \\| ([\\d,]+) \\|`));
      return Number(row?.[currency === 'KRW' ? 1 : 2]?.replaceAll(',', ''));
    };
    const [lowest, highest, unit] = [cell('lowest'), cell('highest'), cell('multiple of')];
    const refusalsOf = (amount: number) =>
      checkAmount(amount, DEPOSIT_AMOUNTS[currency]).map(({ code }) => code);
    expect([lowest, highest, lowest + unit].map(refusalsOf)).toEqual([[], [], []]);
    expect(refusalsOf(lowest - unit)).toEqual(['AMOUNT_TOO_SMALL']);
    expect(refusalsOf(highest + unit)).toEqual(['AMOUNT_TOO_LARGE']);
    expect(refusalsOf(lowest + 1)).toEqual(['AMOUNT_UNIT']);
  });
});

it('each reason of a refusal belongs to what moves money, and is named with it', () => {
  const listed = operationsOf(document).flatMap(({ operation }) => {
    const codes = (operation['x-refusals'] ?? []) as string[];
    const text = String(operation.description);
    return codes.map((code) => ({ code, isNamed: text.includes(`\`${code}\``) }));
  });
  expect([...new Set(listed.map(({ code }) => code))].sort()).toEqual(
    [...MONEY_REFUSAL_CODES].sort(),
  );
  expect(listed.filter(({ isNamed }) => !isNamed)).toEqual([]);
});

it('a name without tables is refused', () => {
  expect(() => describeRules({ 'x-rules': 'deposits' })).toThrow('no tables "deposits"');
});
