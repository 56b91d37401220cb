import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LEG_RESULT } from './leg-result.ts';
import { type OutrightInput, PLACES_PAID, settleOutright } from './outright.ts';
import { CATALOGUE } from './markets/catalogue.gen.ts';
import { settleSlip } from './slip-settle.ts';

const table: OutrightInput = {
  typeId: 274,
  participant: 'a',
  places: { a: 1, b: 2, c: 2, d: 4, e: 5, f: 6 },
  nonRunners: ['z'],
  paid: 1,
  runOrNot: false,
};
const { won, lost, void: refunded } = LEG_RESULT;

test.each([
  ['the winner', {}, { result: won }],
  ['who came second', { participant: 'b' }, { result: lost }],
  [
    'who tied for the first place',
    { participant: 'b', places: { b: 1, c: 1, d: 3 } },
    {
      result: won,
      deadHeat: { places: 1, tied: 2 },
    },
  ],
  [
    'one of two on two of three places',
    { typeId: 900226, participant: 'b', paid: 3 },
    { result: won },
  ],
  [
    'one of two on the last place that is paid',
    { participant: 'c', paid: 2 },
    {
      result: won,
      deadHeat: { places: 1, tied: 2 },
    },
  ],
  ['the fourth of four', { typeId: 900231, participant: 'd', paid: 4 }, { result: won }],
  [
    'the last of a table for relegation',
    { typeId: 900230, participant: 'f', paid: 1 },
    { result: won },
  ],
  [
    'the first of a table for relegation',
    { typeId: 900230, participant: 'a', paid: 3 },
    { result: lost },
  ],
  ['who did not finish', { participant: 'y' }, { result: lost }],
  ['who did not start', { participant: 'z' }, { result: refunded }],
  [
    'who did not start an event that is run or not',
    { participant: 'z', runOrNot: true },
    { result: lost },
  ],
] as const)('%s', (_name, differs, expected) => {
  expect(settleOutright({ ...table, ...differs } as OutrightInput)).toEqual(expected);
});

test('every outright of the dictionary says how many places it pays', () => {
  const ids = CATALOGUE.filter(({ family }) => family === 'outright').map(({ id }) => id);
  expect(Object.keys(PLACES_PAID).map(Number).sort()).toEqual(ids.sort());
});

test('whoever ties, as many places are paid as there are', () => {
  const rank = fc.integer({ min: 1, max: 4 });
  fc.assert(
    fc.property(fc.array(rank, { minLength: 4, maxLength: 12 }), rank, (ranks, paid) => {
      const places = Object.fromEntries(ranks.map((place, index) => [`p${index}`, place]));
      const shares = Object.keys(places).map((participant) => {
        const { result, deadHeat } = settleOutright({ ...table, participant, places, paid });
        if (result !== won) return 0;
        return deadHeat ? deadHeat.places / deadHeat.tied : 1;
      });
      expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(paid);
    }),
  );
});

test('a dead heat of two at 5.00 pays half of it, in a multiple as well', () => {
  const leg = { odds: 500, result: won, deadHeat: { places: 1, tied: 2 } };
  const single = { stake: 10_000, legs: [leg], bonusFolders: null };
  expect(settleSlip(single)).toMatchObject({ totalOdds: 250, payout: 25_000, label: 2 });
  const other = { odds: 150, result: won };
  expect(settleSlip({ ...single, legs: [leg, other] })).toMatchObject({ payout: 37_500 });
  const short = { ...leg, odds: 150 };
  expect(settleSlip({ ...single, legs: [short] })).toMatchObject({ payout: 7_500, label: 1 });
});
