import type { BoardChange } from '../dto';

type OddsChange = Extract<BoardChange, { kind: 'odds' }>;
type Fields = Readonly<Record<string, unknown>>;

const leastOdds = 100;

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

function isTold(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { id, odds, status } = value;
  return (
    typeof id === 'string' &&
    Number.isSafeInteger(odds) &&
    (odds as number) >= leastOdds &&
    (status === 1 || status === 2 || status === 3)
  );
}

function isOddsChange(value: unknown): boolean {
  if (!isRecord(value) || value.kind !== 'odds') return false;
  return Array.isArray(value.selections) && value.selections.every(isTold);
}

/**
 * Tells whether changes are prices alone, and right. Nearly all are, and the schema, which says the same of them, takes
 * several times as long; it judges the rest.
 */
export function areOddsChanges(value: unknown): value is OddsChange[] {
  return Array.isArray(value) && value.every(isOddsChange);
}
