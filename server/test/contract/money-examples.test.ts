import { describe, expect, it } from 'vitest';
import {
  BONUS_RULES,
  bonusesOf,
  bonusPoints,
  DEFAULT_BONUSES,
  depositTurnover,
} from '#rules/deposit.ts';
import { REQUEST_TRANSITIONS } from '#rules/request-transitions.ts';
import type { components } from '#contract/types.gen.ts';
import { listOperations, readContract } from '../../src/contract/document.ts';

type Schemas = components['schemas'];
interface Media {
  content?: Record<string, { example?: unknown }>;
}

interface Declared {
  requestBody?: Media;
  responses: Record<string, Media>;
}

const document = readContract();
const declared = new Map(
  listOperations(document).map(({ operationId, path, method }) => [
    operationId,
    document.paths[path]?.[method.toLowerCase()] as Declared,
  ]),
);
function operationOf(id: string): Declared {
  const found = declared.get(id);
  if (!found) throw new Error(`no operation ${id}`);
  return found;
}
const sent = <T>(id: string): T =>
  operationOf(id).requestBody?.content?.['application/json']?.example as T;
const answered = <T>(id: string, status = '200'): T =>
  operationOf(id).responses[status]?.content?.['application/json']?.example as T;

describe('the examples of the desk', () => {
  it('answer a decision with the state that its event leads to', () => {
    const { event } = sent<{ event: string }>('decideDeskRequest');
    const { kind, state, lock } = answered<Schemas['DeskRequest']>('decideDeskRequest');
    const ends = REQUEST_TRANSITIONS[kind].transitions.filter((one) => one.event === event);
    expect(ends.map(({ to }) => to)).toContain(state);
    expect(lock).toBeNull();
  });

  it('show a request in the state of its last step', () => {
    const { request, steps } = answered<Schemas['DeskRequestDetail']>('getDeskRequest');
    expect(steps.at(-1)).toMatchObject({ state: request.state, actor: request.lock?.staffId });
  });

  it('page behind a request of the list', () => {
    const { data } = answered<{ data: Schemas['DeskRequest'][] }>('getDeskRequests');
    const operation = listOperations(document).find((one) => one.operationId === 'getDeskRequests');
    const cursor = operation?.parameters.find(({ name }) => name === 'cursor');
    const [last] = data.slice(-1);
    expect(Buffer.from(String(cursor?.example), 'base64url').toString()).toBe(
      `${last?.createdAt}.${last?.id}`,
    );
  });
});

describe('the examples of deposits and withdrawals', () => {
  const terms = answered<Schemas['DepositTerms']>('getDepositTerms');

  it('offer every bonus of the currency by its terms, the chosen one among them', () => {
    const kinds = bonusesOf(terms.currency);
    expect(terms.bonuses.map(({ kind }) => kind)).toEqual(kinds);
    for (const { kind, obstacle: _, ...offer } of terms.bonuses) {
      const { turnsBonus } = BONUS_RULES[kind];
      expect(offer).toEqual({ ...DEFAULT_BONUSES[kind], turnsBonus });
    }
    expect(kinds).toContain(terms.open?.bonus);
  });

  it('bring the points and the turnover of their bonus', () => {
    const { amount, currency, bonus, ...deposit } = answered<Schemas['MoneyRequest']>(
      'requestDeposit',
      '201',
    );
    const choice = { amount, currency, bonus: bonus ?? 'none', rate: 0 };
    expect(deposit).toMatchObject({
      bonusPoints: bonusPoints(choice, DEFAULT_BONUSES[choice.bonus]),
      turnover: depositTurnover(choice, DEFAULT_BONUSES[choice.bonus]),
    });
    expect(sent('requestDeposit')).toMatchObject({ amount, bonus });
  });

  it.each([
    ['requestDeposit', '201'],
    ['requestWithdrawal', '201'],
    ['cancelDeposit', '200'],
    ['cancelWithdrawal', '200'],
  ])('of %s are in the state of their last step, since then', (id, status) => {
    const { state, steps, updatedAt } = answered<Schemas['MoneyRequest']>(id, status);
    expect(steps.at(-1)?.state).toBe(state);
    expect(updatedAt).toBe(steps.at(-1)?.at);
    expect(state).toBe(id.startsWith('cancel') ? 'cancelled' : 'requested');
  });
});
