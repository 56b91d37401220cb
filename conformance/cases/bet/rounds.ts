import { roundAt, roundFrom } from '#rules/rounds/clock.ts';
import { bytesOfHex, commitmentOf, drawFrom, hexOf, seedOf } from '#rules/rounds/derive.ts';
import { drawRound, type Game, gameById, gamePath } from '#rules/rounds/round.ts';
import type { Session } from '../../site/site.ts';
import { type CaseContext, notTried, type Schemas } from '../context.ts';
import { type Case, defineCase } from '../define-case.ts';
import { limitsOf, newKey } from '../offers.ts';
import { sessionOf, unreadNewcomer } from '../people.ts';

type Pick = Omit<Schemas['PlaceRoundBetRequest'], 'stake'>;

/** The longest rounds, so that what is tried falls into one. */
const POWERBALL = 215;
const CLOSED = 214;
/** A race of horses. */
const VENUE = 721;
const ENOUGH_MS = 15_000;
const REASON = '공급사 장애';

function gameOf(id: number): Game {
  const game = gameById(id);
  if (!game) throw new Error(`no game ${id}`);
  return game;
}

/** The open round of a game with time left to bet on it. */
async function openRound(
  t: CaseContext,
  gameId: number,
  leftMs = ENOUGH_MS,
): Promise<Schemas['MinigameEvents']> {
  const answer = await t.call('getMinigameEvents', { query: { gameId, currentGame: 1 } });
  t.want(answer, 200);
  const { closesAt, serverTime } = answer.body;
  if (closesAt - serverTime < leftMs) notTried('the round is nearly closed');
  return answer.body;
}

function send(t: CaseContext, as: Session, stake: number, pick: Pick, key = newKey()) {
  const headers = { 'Idempotency-Key': key };
  return t.call('placeRoundBet', { as, headers, body: { stake, ...pick } });
}

async function refused(t: CaseContext, sent: ReturnType<typeof send>, code: string) {
  const answer = await sent;
  if (!t.check(answer, 'BET_REFUSED', code)) return;
  const { refusals = [] } = answer.body as unknown as Schemas['Problem'];
  t.holds(
    answer,
    refusals.some((one) => one.code === code),
    code,
    refusals,
  );
}

export const roundCases: readonly Case[] = [
  defineCase({
    id: 'round/read',
    what: 'rounds are those of the formula, and a day that is over shows the secret that was committed to',
    async run(t) {
      const game = gameOf(POWERBALL);
      const answer = await t.call('getMinigameEvents', {
        query: { gameId: game.id, currentGame: 1 },
      });
      t.want(answer, 200);
      const { serverTime, lastResults, ...open } = answer.body;
      const { key, number, dayKey, opensAt, closesAt, drawsAt } = roundAt(game, serverTime);
      const { roundId, round } = open;
      const got = [roundId, round, open.dayKey, open.opensAt, open.closesAt, open.drawsAt];
      t.same(answer, 'the round', got, [key, number, dayKey, opensAt, closesAt, drawsAt]);
      t.check(await t.call('getMinigames'), 200);
      t.check(await t.call('getMinigameSetting', { path: { id: String(game.id) } }), 200);
      for (const id of [235, 305, 410, 9_999]) {
        t.check(await t.call('getMinigameSetting', { path: { id: String(id) } }), 'NOT_FOUND');
        const query = { gameId: id, currentGame: 1 } as const;
        t.check(await t.call('getMinigameEvents', { query }), 'NOT_FOUND');
        t.check(await t.call('getRounds', { query: { gameId: id } }), 'NOT_FOUND');
      }
      t.check(await t.call('getRound', { path: { roundId: '235-20200101-00001' } }), 'NOT_FOUND');
      const [last] = lastResults;
      if (!last) return;
      const listed = await t.call('getRounds', { query: { gameId: game.id, dayKey: last.dayKey } });
      t.want(listed, 200);
      const detail = t.want(await t.call('getRound', { path: { roundId: last.roundId } }), 200);
      const { secret, commitment, seedOf: from, result } = detail.body;
      t.same(detail, 'its result', result, last.result);
      const bytes = secret === null ? null : bytesOfHex(secret);
      if (!bytes) return;
      t.same(detail, 'the hash of the secret', hexOf(await commitmentOf(bytes)), commitment);
      const drawn = await drawFrom(await seedOf(bytes, from), (draws) => drawRound(game, draws));
      t.same(detail, 'what the secret draws', result, drawn.result.result);
    },
  }),
  defineCase({
    id: 'round/bet',
    what: 'a round that is open takes bets at its odds, five of a member and never both sides; others take none',
    needs: ['member', 'rich'],
    async run(t) {
      const as = await sessionOf(t, 'member');
      const { mini: limits } = await limitsOf(t, as);
      const { roundId, serverTime } = await openRound(t, POWERBALL);
      const game = gameOf(POWERBALL);
      const { minStake } = limits;
      const odd = { roundId, market: 'p-oe', selection: 'odd', odds: 195 };
      const key = newKey();
      const placed = t.want(await send(t, as, minStake, odd, key), 201);
      t.same(
        placed,
        'its type, mode and pay-out',
        [placed.body.type, placed.body.mode, placed.body.potentialPayout],
        [3, 'mini', Math.floor((minStake * 195) / 100)],
      );
      const again = t.want(await send(t, as, minStake, odd, key), 201);
      t.same(again, 'the same bet', again.body.id, placed.body.id);
      t.check(await send(t, as, minStake + 1, odd, key), 'IDEMPOTENCY_KEY_REUSED');
      const query = { game: gamePath(game), mode: 'mini' } as const;
      const listed = t.want(await t.call('getBets', { as, query }), 200);
      t.holds(
        listed,
        listed.body.data.some(({ id }) => id === placed.body.id),
        'the bet',
        listed.body.data,
      );

      const current = roundAt(game, serverTime);
      const other = (by: number) => ({ ...odd, roundId: roundFrom(game, current, by).key });
      await refused(t, send(t, as, minStake, other(1)), 'ROUND_NOT_OPEN');
      await refused(t, send(t, as, minStake, other(-1)), 'ROUND_CLOSED');
      await refused(t, send(t, as, minStake, { ...odd, selection: 'even' }), 'OPPOSITE_BET');
      await refused(t, send(t, as, minStake, { ...odd, odds: 196 }), 'ODDS_CHANGED');
      await refused(t, send(t, as, minStake, { ...odd, market: 'main' }), 'SELECTION_NOT_FOUND');
      await refused(t, send(t, as, minStake - 1, odd), 'STAKE_TOO_SMALL');
      const rich = await sessionOf(t, 'rich');
      const { maxStake } = (await limitsOf(t, rich)).mini;
      await refused(t, send(t, rich, maxStake + 1, odd), 'STAKE_TOO_LARGE');
      for (const [market, selection] of [
        ['p-uo', 'over'],
        ['n-oe', 'odd'],
        ['n-uo', 'over'],
        ['p-oe', 'odd'],
      ] as const)
        t.check(await send(t, as, minStake, { roundId, market, selection, odds: 195 }), 201);
      await refused(t, send(t, as, minStake, odd), 'ROUND_BETS');
    },
  }),
  defineCase({
    id: 'round/virtual',
    what: 'a bet on an event of a virtual venue is of that mode, within limits of its own',
    needs: ['member'],
    async run(t) {
      const as = await sessionOf(t, 'member');
      const { minStake } = (await limitsOf(t, as)).virtual;
      const { roundId, markets = [] } = await openRound(t, VENUE, 5_000);
      const win = markets.find(({ market }) => market === 'win')?.selections[0];
      if (!win) notTried('the race offers no winner');
      const pick = { roundId, market: 'win', selection: win.selection, odds: win.odds };
      const placed = t.want(await send(t, as, minStake, pick), 201);
      t.same(placed, 'its type and mode', [placed.body.type, placed.body.mode], [4, 'virtual']);
      await refused(t, send(t, as, minStake - 1, pick), 'STAKE_TOO_SMALL');
    },
  }),
  defineCase({
    id: 'round/blocked',
    what: 'a member who may not bet, or has not read a message, does not bet on rounds either',
    needs: ['member', 'blocked', 'admin'],
    async run(t) {
      const { mini: limits } = await limitsOf(t, await sessionOf(t, 'member'));
      const { roundId } = await openRound(t, POWERBALL);
      const pick = { roundId, market: 'n-oe', selection: 'odd', odds: 195 };
      const blocked = await sessionOf(t, 'blocked');
      t.check(await send(t, blocked, limits.minStake, pick), 'BETTING_BLOCKED');
      const { session: unread } = await unreadNewcomer(t);
      t.check(await send(t, unread, limits.minStake, pick), 'UNREAD_MESSAGE');
    },
  }),
  defineCase({
    id: 'round/desk',
    what: 'staff closes a game and opens it again, and voids a round before its draw, which gives stakes back',
    needs: ['member', 'admin'],
    phase: 'switches',
    async run(t) {
      const [as, staff] = [await sessionOf(t, 'member'), await sessionOf(t, 'admin')];
      const { mini: limits } = await limitsOf(t, as);
      const { roundId } = await openRound(t, CLOSED);
      const pick = { roundId, market: 'n-oe', selection: 'odd', odds: 195 };
      const placed = t.want(await send(t, as, limits.minStake, pick), 201);
      const turn = (gameId: number, systemMaintenanceFlg: boolean) =>
        t.call('setGameMaintenance', {
          as: staff,
          path: { gameId: String(gameId) },
          body: { systemMaintenanceFlg, until: null, reason: REASON },
        });
      t.check(await turn(CLOSED, true), 204);
      await refused(t, send(t, as, limits.minStake, pick), 'GAME_MAINTENANCE');
      t.check(await turn(CLOSED, false), 204);
      t.check(await turn(235, true), 'NOT_FOUND');
      t.check(await t.call('getDeskGames', { as: staff }), 200);
      t.check(await t.call('getDeskRounds', { as: staff, query: { q: roundId } }), 200);

      const path = { roundId };
      const tried = t.want(await t.call('previewRoundVoid', { as: staff, path }), 200);
      const body = { reason: REASON };
      const voided = t.want(await t.call('voidRound', { as: staff, path, body }), 200);
      t.same(tried, 'the number of bets that then changed', tried.body.changed, voided.body.bets);
      const read = t.want(await t.call('getBet', { as, path: { betId: placed.body.id } }), 200);
      t.same(
        read,
        'its label and pay-out',
        [read.body.label, read.body.payout],
        [3, limits.minStake],
      );
      for (const id of ['previewRoundVoid', 'voidRound'] as const) {
        const sent = id === 'voidRound' && { body };
        t.check(await t.call(id, { as: staff, path, ...sent }), 'INVALID_STATE', 'a second time');
        const none = { roundId: '235-20200101-00001' };
        t.check(await t.call(id, { as: staff, path: none, ...sent }), 'NOT_FOUND');
      }
    },
  }),
];
