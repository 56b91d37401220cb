import { foldText } from '#rules/typed.ts';
import type { components } from '#contract/types.gen.ts';
import type { Queryable } from '../../lib/db.ts';
import type { Described } from '../cashier/index.ts';
import { type DepositLimitUse, depositLimitUses } from '../protection/index.ts';
import type { StoredRequest } from '../request/index.ts';
import { type Credited, readCredited } from './history-repository.ts';
import { TAB_STATES } from './queue-counts.ts';

type Schemas = components['schemas'];
type DepositHistory = Schemas['DepositHistory'];
type DepositMark = Schemas['DepositMark'];

const DAYS_MS = 30 * 86_400_000;
/** From this share of a limit on it is near. */
const NEAR = 0.9;

/** A name as people compare it: composed, and without the blanks in it. */
const plainName = (name: string) => foldText(name).replace(/\s/g, '');

function marksOf(
  { amount, depositorName }: Extract<Described, { kind: 'deposit' }>,
  { holder, isFirst }: Credited,
  uses: readonly DepositLimitUse[],
): DepositMark[] {
  const isOther = holder !== null && plainName(holder) !== plainName(depositorName);
  const isNear = uses.some(({ limit, used }) => (used + amount) / limit >= NEAR);
  return [
    ...(isFirst ? (['first'] as const) : []),
    ...(isOther ? (['otherDepositor'] as const) : []),
    ...(isNear ? (['nearLimit'] as const) : []),
  ];
}

/** Reads what was credited to the members of deposits before, and what staff should look at of those that wait, by request id. */
export async function readHistories(
  q: Queryable,
  rows: readonly StoredRequest[],
  { described, now }: { described: ReadonlyMap<string, Described>; now: number },
): Promise<Map<string, DepositHistory>> {
  const isWaiting = ({ state }: StoredRequest) =>
    TAB_STATES.waiting.some((waiting) => waiting === state);
  const idsOf = (some: readonly StoredRequest[]) => [
    ...new Set(some.map(({ memberId }) => memberId)),
  ];
  const credited = await readCredited(q, idsOf(rows), now - DAYS_MS);
  const uses = await depositLimitUses(q, idsOf(rows.filter(isWaiting)), now);
  return new Map(
    rows.flatMap((row) => {
      const deposit = described.get(row.id);
      const before = credited.get(row.memberId);
      if (deposit?.kind !== 'deposit' || !before) return [];
      const { count, amount } = before;
      const marks = isWaiting(row) ? marksOf(deposit, before, uses.get(row.memberId) ?? []) : [];
      return [[row.id, { count, amount, marks }] as const];
    }),
  );
}
