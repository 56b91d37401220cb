import { expect, it } from 'vitest';
import contract from '../openapi/dist/openapi.json' with { type: 'json' };
import {
  EARLIEST_BIRTH_YEAR,
  isAdultBirthYear,
  isCoinCode,
  latestBirthYear,
  SIGNUP_CODE_LENGTH,
  SIGNUP_CONSTANTS,
  SIGNUP_PATTERNS,
} from './signup.ts';

const { properties } = contract.components.schemas.SignupRequest;

it.each(Object.entries(SIGNUP_PATTERNS))(
  '%s is the pattern of the contract',
  (name, { source }) => {
    const schema: { pattern?: string } = properties[name as keyof typeof SIGNUP_PATTERNS];
    // In a contract a hyphen is escaped, because it is read with the `u` flag of other languages.
    expect(schema.pattern?.replaceAll('\\-', '-')).toBe(source);
  },
);

it('sends the constants of the contract, all of them', () => {
  const fixed = Object.entries(properties).flatMap(([name, schema]) => {
    if ('const' in schema) return [[name, schema.const]];
    return schema.type === 'null' ? [[name, null]] : [];
  });
  expect(SIGNUP_CONSTANTS).toStrictEqual(Object.fromEntries(fixed));
});

it('agrees with the contract about lengths and years', () => {
  expect(properties.suggestionCode1.maxLength).toBe(SIGNUP_CODE_LENGTH);
  expect(properties.birthYear.minimum).toBe(EARLIEST_BIRTH_YEAR);
  expect(latestBirthYear(2026)).toBe(2011);
});

it.each([
  ['USD', true],
  [' usd ', true],
  ['USDT', false],
  ['', false],
])('coin code %j: %s', (code, expected) => {
  expect(isCoinCode(code)).toBe(expected);
});

it.each([
  [2008, true],
  [2009, false],
  [2011, false],
])('born in %i is of age in 2026: %s', (birthYear, expected) => {
  expect(isAdultBirthYear(birthYear, 2026)).toBe(expected);
});
