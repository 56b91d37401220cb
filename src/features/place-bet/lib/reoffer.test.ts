import { describe, expect, it } from 'vitest';
import type { DomesticSlip, Refusal, SlipEntry } from '@/entities/slip';
import { makeEntry, makeLegs } from '@/entities/slip/testing';
import type { Placeable } from './placement';
import { isDroppable, reofferOf, withoutLeg } from './reoffer';

const legs = makeLegs(3);
const [first, second, third] = legs as [SlipEntry, SlipEntry, SlipEntry];
const over = makeEntry({ typeId: 2, line: 250, outcome: 'Over', odds: 190, marketKind: 'total' });
const pair = [first, over].map(({ selectionId }) => selectionId);
const price = { fixtureId: first.fixtureId, odds: 264, seenOdds: 264, of: '' };

const sentWith = (slip: DomesticSlip): Placeable => ({
  slip,
  stake: 20_000,
  policy: 'none',
  account: { id: 'mem_1', balance: 100_000, currency: 'KRW', level: 3 },
});
const change = (selectionIds: string[], from: number, to?: number): Refusal => ({
  code: 'ODDS_CHANGED',
  selectionIds,
  from,
  ...(to !== undefined && { to }),
});
const oddsOf = (slip: DomesticSlip | undefined) => ({
  legs: slip?.legs.map(({ odds }) => odds),
  joint: slip?.joint?.map(({ odds }) => odds),
});

describe('a refused bet offered again', () => {
  it.each<[string, DomesticSlip, Refusal[], ReturnType<typeof oddsOf>]>([
    [
      'at the new odds of its leg',
      { legs: [first], bonus: null },
      [change([first.selectionId], 172, 160)],
      { legs: [160], joint: undefined },
    ],
    [
      'at those of several legs, a rise among them',
      { legs, bonus: null },
      [change([first.selectionId], 172, 160), change([third.selectionId], 188, 195)],
      { legs: [160, second.odds, 195], joint: undefined },
    ],
    [
      'at the new price of legs that have one together',
      { legs: [first, over], bonus: null, joint: [price] },
      [change(pair, 264, 251)],
      { legs: [first.odds, over.odds], joint: [251] },
    ],
  ])('%s', (_what, slip, refusals, odds) => {
    const offer = reofferOf(sentWith(slip), refusals);
    expect(oddsOf(offer?.again.slip)).toEqual(odds);
    expect(offer?.again).toMatchObject({ stake: 20_000, policy: 'none' });
    expect(offer?.moves).toHaveLength(refusals.length);
    // What is offered is what the member sees.
    const moved = offer?.again.slip.legs.filter((leg, at) => leg !== slip.legs[at]) ?? [];
    expect(moved.every((leg) => leg.seenOdds === leg.odds)).toBe(true);
  });

  const single = { legs: [first], bonus: null };
  const fall = change([first.selectionId], 172, 160);
  it.each<[string, Placeable | null, Refusal[]]>([
    ['of which nobody knows what was sent', null, [fall]],
    ['without a reason', sentWith(single), []],
    ['whose new odds nobody tells', sentWith(single), [change([first.selectionId], 172)]],
    ['whose line is another', sentWith(single), [{ ...fall, code: 'LINE_CHANGED' }]],
    ['whose market is closed besides', sentWith(single), [fall, { code: 'MARKET_CLOSED' }]],
    ['with a leg that was not sent', sentWith(single), [change([second.selectionId], 208, 196)]],
    ['of legs without a price together', sentWith({ legs, bonus: null }), [change(pair, 264, 251)]],
  ])('%s is not', (_what, sent, refusals) => {
    expect(reofferOf(sent, refusals)).toBeNull();
  });

  it('loses a leg with its change, a bonus that needs it, and itself with the last one', () => {
    const refusals = [change([first.selectionId], 172, 160)];
    const offer = reofferOf(sentWith({ legs, bonus: 3 }), refusals);
    const left = offer && withoutLeg(offer, first.selectionId);
    expect(left?.moves).toEqual([]);
    expect(left?.again.slip).toMatchObject({ legs: [second, third], bonus: null });
    const alone = reofferOf(sentWith(single), [fall]);
    expect(alone && withoutLeg(alone, first.selectionId)).toBeNull();
  });

  it('keeps together what has one price', () => {
    expect(isDroppable({ selectionIds: pair, from: 264, to: 251 })).toBe(false);
    expect(isDroppable({ selectionIds: [first.selectionId], from: 172, to: 160 })).toBe(true);
  });
});
