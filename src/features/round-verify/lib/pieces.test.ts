import { expect, it } from 'vitest';
import { bytesOfHex, drawFrom, seedOf } from '#rules/rounds/derive.ts';
import { drawRound, gameById } from '#rules/rounds/round.ts';
import { piecesOf } from './pieces';
import { makeRoundDetail } from './sample-rounds';
import { type RoundDetail, verificationOf } from './verify';

async function textsOf(gameId: number): Promise<string[]> {
  const derived = (await verificationOf(makeRoundDetail({}, gameId)))?.derived;
  return derived ? piecesOf(gameId, derived).map(({ text }) => text) : [];
}

/** An event of a venue, which no vector has. */
async function eventTexts(gameId: number): Promise<string[]> {
  const game = gameById(gameId);
  const { secret, ...detail } = makeRoundDetail();
  const roundId = `${gameId}-20261120-00100`;
  const seed = await seedOf(bytesOfHex(secret ?? '') ?? new Uint8Array(), roundId);
  const drawn = game && (await drawFrom(seed, (draws) => drawRound(game, draws)));
  if (!drawn) throw new Error(`no game ${gameId}`);
  const result = drawn.result as Pick<RoundDetail, 'result' | 'card'>;
  const event = { ...detail, ...result, secret, roundId, gameId, seedOf: roundId };
  const derived = (await verificationOf(event))?.derived;
  return derived ? piecesOf(gameId, derived).map(({ text }) => text) : [];
}

it.each([
  [213, ['5', '26', '14', '12', '17', '9']],
  [104, ['9', '히든볼 레드']],
])('names what the integers of game %i became', async (gameId, texts) => {
  expect(await textsOf(gameId)).toEqual(texts);
});

it.each([101, 404, 406])(
  'deals the cards of game %i to the hands of its result',
  async (gameId) => {
    const { result } = makeRoundDetail({}, gameId);
    if (!result || !('player' in result)) throw new Error('no hands');
    const texts = await textsOf(gameId);
    const dealtTo = (side: string) => texts.filter((text) => text.startsWith(side));
    expect(dealtTo('플레이어')).toHaveLength(result.player.length);
    const bank = 'banker' in result ? result.banker : result.dealer;
    expect(dealtTo('banker' in result ? '뱅커' : '딜러')).toHaveLength(bank.length);
  },
);

it.each([
  [702, 5, /^원정 \d골$/],
  [732, 12, /^6위 \d번$/],
])('names what the integers of venue %i became', async (venueId, count, last) => {
  const texts = await eventTexts(venueId);
  expect(texts).toHaveLength(count);
  expect(texts.at(-1)).toMatch(last);
});

it('throws twenty dice at basketball, ten a side', async () => {
  const texts = await eventTexts(712);
  expect(texts.slice(3, 13).every((text) => text.startsWith('홈 주사위'))).toBe(true);
  expect(texts.slice(13, 23).every((text) => text.startsWith('원정 주사위'))).toBe(true);
});
