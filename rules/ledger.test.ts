import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ENTRIES, ENTRY_CATEGORIES, ENTRY_TOTALS, entryOf } from './ledger.ts';

const SQL = join(import.meta.dirname, '..', 'server', 'sql', 'functions');

it('has no code, kind or label twice', () => {
  for (const field of ['code', 'kind', 'label'] as const)
    expect(new Set(ENTRIES.map((entry) => entry[field])).size).toBe(ENTRIES.length);
});

it('uses every category and every total', () => {
  const ofCodes = ENTRY_CATEGORIES.filter((one) => one !== 'void');
  expect(new Set(ENTRIES.map(({ category }) => category))).toEqual(new Set(ofCodes));
  expect(new Set(ENTRIES.map(({ total }) => total))).toEqual(new Set(ENTRY_TOTALS));
});

it('finds an entry by its code', () => {
  expect(entryOf(2100)?.kind).toBe('deposit');
  expect(entryOf(2101)).toBeUndefined();
});

it('has the codes and kinds that the functions of bets book', () => {
  const text = readdirSync(SQL)
    .filter((file) => file.startsWith('bet_'))
    .map((file) => readFileSync(join(SQL, file), 'utf8'))
    .join('\n');
  const booked = [...text.matchAll(/\b(\d{4}),\s+'([a-z]+\.[A-Za-z]+)'/g)];
  expect(booked.length).toBeGreaterThanOrEqual(6);
  for (const [, code, kind] of booked) expect(entryOf(Number(code))?.kind).toBe(kind);
});
