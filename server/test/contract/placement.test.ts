import { describe, expect, it } from 'vitest';
import { listOperations, readContract } from '../../src/contract/document.ts';
import { placementAnswer, type PlaceResult } from '../../src/modules/wager/index.ts';

const document = readContract();

/** Operations that place a wager of any kind: they alone create a bet. */
const placing = listOperations(document).filter(
  ({ method, responses }) =>
    method === 'POST' && responses.get('201')?.schema?.$ref === '#/components/schemas/Bet',
);

type Refused = Exclude<PlaceResult<never>, { kind: 'placed' }>;
const REFUSED: Record<Refused['kind'], Refused> = {
  refused: { kind: 'refused', refusals: [] },
  reused: { kind: 'reused' },
  blocked: { kind: 'blocked' },
  unavailable: { kind: 'unavailable' },
};

it('bets on fixtures are placed by one of them', () => {
  expect(placing.map((one) => one.operationId)).toContain('placeBet');
});

describe.each(placing.map((one) => [one.operationId, one] as const))('%s', (_, operation) => {
  it('is for players, under a key, a limit and the gate of unread messages', () => {
    const { access, unreadGate, rate, parameters } = operation;
    const isKeyed = parameters.some((one) => one.name === 'Idempotency-Key' && one.required);
    expect({ access, unreadGate, isLimited: rate?.by === 'member', isKeyed }).toEqual({
      access: 'players',
      unreadGate: true,
      isLimited: true,
      isKeyed: true,
    });
  });

  it('lists every problem that a placement answers with', () => {
    const declared = document.paths[operation.path]?.post as { 'x-problems': string[] };
    const codes = Object.values(REFUSED).map((result) => {
      const { body } = placementAnswer(result);
      return 'code' in body ? body.code : undefined;
    });
    expect(declared['x-problems']).toEqual(expect.arrayContaining([...codes, 'UNREAD_MESSAGE']));
  });
});
