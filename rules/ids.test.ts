import { describe, expect, test } from 'vitest';
import { FIXTURE_ID } from './fixture-id.ts';
import { marketId, parseMarketId, parseSelectionId, selectionId } from './ids.ts';

describe('ids', () => {
  test('selection ids round-trip', () => {
    for (const [typeId, line, outcome] of [
      [1, null, 'X'],
      [3, -50, '1'],
      [2, 250, 'Over'],
      [6, null, 'Any Other Score'],
      [4, null, 'X/1'],
    ] as const) {
      const market = marketId('s7k3m2qa', typeId, line);
      expect(parseSelectionId(selectionId(market, outcome))).toEqual({
        fixtureId: 's7k3m2qa',
        typeId,
        line,
        marketId: market,
        outcome,
      });
    }
  });

  test.each([
    '',
    's7k3m2qa.1._',
    'S7K3M2QA.1._.X',
    's7k3m2qa.01._.X',
    's7k3m2qa.1.-0.X',
    's7k3m2qa.1._.<b>',
    'a.1._.X',
  ])('refuses %j', (id) => {
    expect(parseSelectionId(id)).toBeNull();
  });

  test('of a fixture fit into an address and the name of a topic', () => {
    expect(['s7k3', 's7k3m2qa', '2'.repeat(24)].every((id) => FIXTURE_ID.test(id))).toBe(true);
    const others = [
      '',
      's7k',
      's7k3,m2qa',
      's7k3 m2qa',
      's7k3"',
      's7k3@12',
      'S7K3',
      '2'.repeat(25),
    ];
    expect(others.some((id) => FIXTURE_ID.test(id))).toBe(false);
  });

  test('a market id has one spelling', () => {
    expect(parseMarketId('s7k3m2qa.2.250')?.line).toBe(250);
    expect(parseMarketId('s7k3m2qa.2.0250')).toBeNull();
  });
});
