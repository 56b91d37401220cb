import { describe, expect, it } from 'vitest';
import vectors from '../vectors/rounds.json' with { type: 'json' };
import { bytesOfHex, drawFrom, seedOf } from './derive.ts';
import { deciderOf, drawRound, gameById, isVenue } from './round.ts';
import { type PublishedRound, VERIFY_STEPS, verifyRound } from './verify.ts';

const [{ secret, commitment } = { secret: '', commitment: '' }] = vectors.secrets;
const base = { rank: 7, suit: 0 };
/** The evening before the day of the vectors. */
const committedAt = Date.UTC(2026, 10, 19, 14, 59, 30);
const common = { commitment, committedAt, base };

type Vector = (typeof vectors.rounds)[number];

function published({
  round,
  game,
  seedOf: from,
  secret: revealed,
  result,
}: Vector): PublishedRound {
  const drawn = result as PublishedRound['result'];
  return { ...common, roundId: round, gameId: game, seedOf: from, secret: revealed, result: drawn };
}

/** A round that no vector has, as a right server tells it. */
async function drawn(gameId: number, number: number): Promise<PublishedRound> {
  const game = gameById(gameId);
  if (!game) throw new Error(`no game ${gameId}`);
  const roundId = `${gameId}-20261120-${String(number).padStart(5, '0')}`;
  const from = deciderOf(game, roundId);
  const seed = await seedOf(bytesOfHex(secret) ?? new Uint8Array(), from);
  const { result } = await drawFrom(seed, (draws) => drawRound(game, draws, base));
  return {
    ...common,
    ...(isVenue(game) && { base: undefined }),
    ...result,
    roundId,
    gameId,
    seedOf: from,
    secret,
  };
}

const failed = async (round: PublishedRound) => {
  const { checks, isOk } = await verifyRound(round);
  const steps = VERIFY_STEPS.filter((step) => checks[step] === false);
  expect(isOk).toBe(steps.length === 0);
  return steps;
};

it.each(vectors.rounds)('$title is as its secret makes it', async (vector) => {
  const { isOk, derived } = await verifyRound(published(vector));
  expect(isOk).toBe(true);
  expect(derived?.seed).toBe(vector.seed);
  expect(derived?.result).toEqual(vector.result);
  expect(derived?.draws.slice(0, vector.steps.length)).toMatchObject(vector.steps);
});

it.each([702, 712, 721, 732])('an event of venue %i is drawn with its card', async (id) => {
  const round = await drawn(id, 100);
  expect(await failed(round)).toEqual([]);
  const other = await drawn(id, 101);
  expect(await failed({ ...round, card: other.card })).toEqual(['result']);
});

describe('a powerball', () => {
  const [vector] = vectors.rounds;
  if (!vector) throw new Error('no vector');
  const round = published(vector);
  const other = secret.replace('c', 'd');

  it('tells each word and what it became', async () => {
    const { derived } = await verifyRound(round);
    expect(derived?.draws[0]).toEqual({
      word: 4074952676,
      hex: 'f2e2d7e4',
      below: 28,
      value: 4,
      drawn: 4,
    });
    expect(derived?.draws.map(({ drawn: taken }) => taken)).toEqual([4, 25, 13, 11, 16, 9]);
    expect(derived?.words).toHaveLength(8);
  });

  it.each<[string, Partial<PublishedRound>, string[]]>([
    ['another secret', { secret: other }, ['secret', 'result']],
    ['no hexadecimal digits', { secret: 'secret' }, ['secret']],
    ['another commitment', { commitment: other }, ['secret']],
    [
      'a commitment that was published in the round',
      { committedAt: committedAt + 86_400_000 },
      ['commitment'],
    ],
    [
      'a ball changed',
      { result: { family: 'powerball', balls: [5, 26, 14, 12, 18], powerball: 9, sum: 75 } },
      ['result'],
    ],
    ['the seed of another round', { seedOf: '213-20261120-00375' }, ['seed', 'result']],
    ['another game', { gameId: 212 }, ['commitment', 'seed', 'draws']],
  ])('with %s fails where it was changed', async (_title, change, steps) => {
    expect(await failed({ ...round, ...change })).toEqual(steps);
  });

  it('waits for its secret', async () => {
    const { isOk, checks, derived } = await verifyRound({ ...round, secret: null });
    expect([isOk, checks.commitment, checks.secret, derived]).toEqual([null, true, null, null]);
  });

  it('that is void is drawn and compared with nothing', async () => {
    const { isOk, checks, derived } = await verifyRound({ ...round, result: null });
    expect([isOk, checks.draws, checks.result]).toEqual([true, true, null]);
    expect(derived?.result).toEqual(round.result);
  });
});

it('higher and lower needs the card before', async () => {
  const round = await drawn(502, 40);
  expect(await failed(round)).toEqual([]);
  expect(await failed({ ...round, base: undefined })).toEqual(['draws']);
  expect(await failed({ ...round, base: { rank: 8, suit: 0 } })).toEqual(['result']);
});
