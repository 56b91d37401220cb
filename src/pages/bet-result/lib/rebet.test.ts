import { expect, it } from 'vitest';
import { makeBet, makeBetLeg } from '@/entities/bet/testing';
import { makePick } from '@/entities/slip/testing';
import { slipOf } from './rebet';

/** A bet whose legs are offered today at these odds; null is one that is not. */
function offered(bonusFolders: number | null, odds: readonly (number | null)[], inPlay = false) {
  const legs = odds.map((price, index) => {
    const id = { selectionId: `match000${index}.1._.1`, fixtureId: `match000${index}` };
    const pick = price === null ? null : makePick({ ...id, odds: price, inPlay });
    return { leg: makeBetLeg(id), pick };
  });
  return slipOf({ bet: makeBet({ bonusFolders }), legs });
}

it.each([
  ['keeps the bonus', 3, [170, 180, 190], 3, { kind: 'kept', folders: 3 }],
  ['has none where there was none', null, [170, 180, 190], null, { kind: 'none' }],
  [
    'takes a lower one for want of folders',
    5,
    [170, 180, 190, null, null],
    3,
    { kind: 'lowered', folders: 3 },
  ],
  [
    'takes the highest of the lower ones',
    9,
    [170, 180, 190, 170, 180, 190, 170, null, null],
    7,
    { kind: 'lowered', folders: 7 },
  ],
  [
    'says that too few folders are left',
    3,
    [170, 180, null],
    null,
    { kind: 'dropped', code: 'BONUS_NEEDS_FOLDERS' },
  ],
  [
    'says that odds fell to the limit',
    3,
    [170, 180, 130],
    null,
    { kind: 'dropped', code: 'BONUS_LOW_ODDS' },
  ],
  [
    'says so where a lower one would have folders',
    5,
    [170, 180, 130, null, null],
    null,
    { kind: 'dropped', code: 'BONUS_LOW_ODDS' },
  ],
])('%s', (_what, before, odds, bonus, outcome) => {
  expect(offered(before, odds)).toMatchObject({ ok: true, slip: { bonus }, bonus: outcome });
});

it('says that a match in play has no bonus', () => {
  expect(offered(3, [170, 180, 190], true)).toMatchObject({
    slip: { bonus: null },
    bonus: { kind: 'dropped', code: 'BONUS_IN_PLAY' },
  });
});
