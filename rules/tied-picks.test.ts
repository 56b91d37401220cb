import { describe, expect, test } from 'vitest';
import { addLeg, checkLegs, limitsFor, type SlipLeg } from './slip.ts';
import type { SportKey } from './sports.ts';
import { areTied } from './tied-picks.ts';

const limits = limitsFor({ level: 1, currency: 'KRW', inPlay: false, rate: 13_800_000 });

/** A pick as `typeId.line.outcome`, the line in hundredths. */
function pick(text: string, more: Partial<SlipLeg> = {}): SlipLeg {
  const [type = '', line = '', outcome = ''] = text.split('.');
  const marketId = `fixture01.${type}.${line}`;
  return {
    selectionId: `${marketId}.${outcome}`,
    marketId,
    fixtureId: 'fixture01',
    typeId: Number(type),
    line: line === '_' ? null : Number(line),
    odds: 190,
    sport: 'football',
    ...more,
  };
}

function isRefused(a: SlipLeg, b: SlipLeg): boolean {
  const [refusal] = checkLegs({ legs: [a, b], bonus: null }, { limits });
  const added = addLeg({ legs: [a], bonus: null }, b);
  expect(added.ok).toBe(refusal === undefined);
  return refusal?.code === 'SAME_FIXTURE_COMBINATION';
}

describe('picks of one match', () => {
  test.each([
    ['a home win has a goal', '1._.1', '2.50.Over'],
    ['a win by three is Over 2.5', '3.-250.1', '2.250.Over'],
    ['the same for the away side', '3.250.2', '2.250.Over'],
    ['Under 1.5 keeps within one goal', '3.150.1', '2.150.Under'],
    ['no goal is no lead', '3.50.1', '2.50.Under'],
    ['a first-half win has a goal', '41._.1', '2.50.Over'],
    ['and one in that half', '41._.2', '21.50.Over'],
    ['they cannot both win', '1._.1', '2.50.Under'],
    ['a team total is half of the result', '1._.1', '101.150.Over'],
    ['beside a handicap too', '3.-50.1', '101.50.Over'],
  ])('tied: %s', (_, a, b) => {
    expect(isRefused(pick(a), pick(b))).toBe(true);
    expect(isRefused(pick(b), pick(a))).toBe(true);
  });

  test.each([
    ['1._.1', '2.250.Over'],
    ['1._.X', '2.250.Under'],
    ['3.-50.1', '2.250.Over'],
    ['3.-150.1', '2.250.Over'],
    ['3.-75.2', '2.275.Under'],
    ['1._.1', '21.50.Over'],
    ['41._.1', '45.50.Over'],
  ])('free: %s and %s', (a, b) => {
    expect(isRefused(pick(a), pick(b))).toBe(false);
  });

  test('what was played counts', () => {
    const late = { inPlay: true, played: { home: 0, away: 1 } };
    expect(isRefused(pick('1._.1', late), pick('2.250.Over', late))).toBe(true);
    const after = pick('3.-50.1', { ...late, offerScore: { home: 0, away: 1 } });
    expect(isRefused(after, pick('2.150.Over', late))).toBe(true);
    expect(isRefused(after, pick('2.250.Over', late))).toBe(false);
  });
});

test.each(['volleyball', 'e-sports'] as SportKey[])(
  'sets of %s are lead and count at once',
  (sport) => {
    expect(areTied(pick('3.-150.1', { sport }), pick('2.250.Under', { sport }))).toBe(true);
    expect(areTied(pick('52._.1', { sport }), pick('2.250.Under', { sport }))).toBe(false);
  },
);

test('points are too many for one result to decide two markets', () => {
  const sport = 'basketball';
  expect(areTied(pick('342.-550.1', { sport }), pick('28.16550.Over', { sport }))).toBe(false);
});
