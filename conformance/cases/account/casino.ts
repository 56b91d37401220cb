import type { Session } from '../../site/site.ts';
import { type CaseContext, notTried, type Schemas } from '../context.ts';
import { type Case, defineCase } from '../define-case.ts';
import { refusedFor } from '../money/desk.ts';
import { sessionOf, unreadNewcomer } from '../people.ts';

type Lobby = Schemas['CasinoLobby'];
type Game = Schemas['CasinoGame'];

const KINDS: Readonly<Record<Lobby, Game['kind']>> = {
  casino: 'casino',
  casino_cx: 'casino',
  slot: 'slot',
  slot_cx: 'slot',
};
const LOBBIES = Object.keys(KINDS) as Lobby[];
const REASON = '게임사 점검';
const NO_GAME = 'nobody-nothing';

function lobbyOf(t: CaseContext, as: Session, lobby: Lobby) {
  return t.call('getCasinoLobby', { as, path: { lobby } });
}

function launch(t: CaseContext, as: Session, gameId: string) {
  return t.call('launchCasinoGame', { as, path: { gameId }, body: { theme: 'celadon' } });
}

/** All games that a member sees. */
async function gamesOf(t: CaseContext, as: Session): Promise<Game[]> {
  const games: Game[] = [];
  for (const lobby of LOBBIES) {
    const answer = t.want(await lobbyOf(t, as, lobby), 200);
    games.push(...answer.body.games);
  }
  return games;
}

/** A game that can be played. */
async function openGame(t: CaseContext, kind: Game['kind']): Promise<string> {
  const games = await gamesOf(t, await sessionOf(t, 'member'));
  const found = games.find((game) => game.state === 'open' && game.kind === kind);
  return found?.id ?? notTried(`the lobbies have no open game of the kind "${kind}"`);
}

export const casinoCases: readonly Case[] = [
  defineCase({
    id: 'casino/lobby',
    what: 'a lobby has games of its kind, of its providers, and those that are open are launched',
    needs: ['member'],
    async run(t) {
      const as = await sessionOf(t, 'member');
      for (const lobby of LOBBIES) {
        const answer = t.want(await lobbyOf(t, as, lobby), 200);
        const { providers, games } = answer.body;
        const states = new Map(providers.map(({ id, state }) => [id, state]));
        for (const { id, providerId, kind, minStake, maxStake, state } of games) {
          t.same(answer, `the kind of ${id}`, kind, KINDS[lobby]);
          t.holds(answer, states.has(providerId), `the provider of ${id}`, [...states.keys()]);
          t.holds(answer, minStake <= maxStake, 'limits in order', [minStake, maxStake]);
          const isOpen = state !== 'open' || states.get(providerId) === 'open';
          t.holds(answer, isOpen, `${id} is as its provider`, states.get(providerId));
        }
      }
      t.check(await launch(t, as, NO_GAME), 'NOT_FOUND');
      const none = await t.call('getCasinoRound', { as, path: { roundId: 'bet_nothing1' } });
      t.check(none, 'NOT_FOUND');
      const launched = t.want(await launch(t, as, await openGame(t, 'slot')), 201);
      const { sessionId } = launched.body;
      const rounds = t.want(await t.call('getCasinoRounds', { as, query: { sessionId } }), 200);
      const empty = { data: [], nextCursor: null, staked: 0, won: 0 };
      t.same(rounds, 'rounds of a game that was just opened', rounds.body, empty);
      const closed = (await gamesOf(t, as)).find(({ state }) => state !== 'open');
      if (closed) t.check(await launch(t, as, closed.id), 'GAME_UNAVAILABLE');
    },
  }),
  defineCase({
    id: 'casino/restricted',
    what: 'who is kept from live casino sees none of it and opens no game of it',
    needs: ['member', 'restricted'],
    async run(t) {
      const as = await sessionOf(t, 'restricted');
      for (const lobby of LOBBIES)
        t.check(
          await lobbyOf(t, as, lobby),
          KINDS[lobby] === 'casino' ? 'CASINO_RESTRICTED' : 200,
          lobby,
        );
      t.check(await launch(t, as, await openGame(t, 'casino')), 'CASINO_RESTRICTED');
    },
  }),
  defineCase({
    id: 'casino/stopped',
    what: 'who has not read a message, has played as long as they allow themselves, or has stopped opens no game',
    needs: ['member', 'admin'],
    async run(t) {
      const gameId = await openGame(t, 'slot');
      const { session: as } = await unreadNewcomer(t);
      const messages = t.want(await t.call('getMessages', { as }), 200);
      if (messages.body.data.length > 0)
        t.check(await launch(t, as, gameId), 'UNREAD_MESSAGE', 'a message is unread');
      for (const { id } of messages.body.data)
        t.want(await t.call('openMessage', { as, path: { messageId: id } }), 200);
      const limit = { kind: 'session', period: 'day', limit: 0 } as const;
      t.want(await t.call('setOwnLimit', { as, body: limit }), 200);
      refusedFor(t, await launch(t, as, gameId), 'OWN_SESSION_LIMIT');
      t.want(await t.call('takeBreak', { as, body: { days: 1 } }), 200);
      refusedFor(t, await launch(t, as, gameId), 'ON_BREAK');
      t.want(await t.call('excludeSelf', { as, body: { months: 6 } }), 200);
      refusedFor(t, await launch(t, as, gameId), 'SELF_EXCLUDED');
    },
  }),
  defineCase({
    id: 'casino/desk',
    what: 'staff closes a game and opens it again, of providers that are connected',
    needs: ['member', 'admin'],
    phase: 'switches',
    async run(t) {
      const [as, staff] = [await sessionOf(t, 'member'), await sessionOf(t, 'admin')];
      const set = (kind: 'provider' | 'game', subjectId: string, systemMaintenanceFlg: boolean) =>
        t.call('setCasinoMaintenance', {
          as: staff,
          path: { kind, subjectId },
          body: { systemMaintenanceFlg, until: null, reason: REASON },
        });
      t.check(await set('game', NO_GAME, true), 'NOT_FOUND');
      const refund = { roundId: 'bet_nothing1' };
      const body = { reason: REASON };
      const refunded = await t.call('refundCasinoRound', { as: staff, path: refund, body });
      t.check(refunded, 'NOT_FOUND');
      const desk = t.want(await t.call('getDeskCasino', { as: staff }), 200);
      const idle = desk.body.data.find(({ state }) => state === 'unconnected');
      if (idle) t.check(await set('provider', idle.id, true), 'INVALID_STATE', 'not connected');
      const gameId = await openGame(t, 'slot');
      t.want(await set('game', gameId, true), 204);
      t.check(await launch(t, as, gameId), 'GAME_UNAVAILABLE', 'closed by staff');
      t.want(await set('game', gameId, false), 204);
      t.check(await launch(t, as, gameId), 201, 'open again');
      if (!idle) notTried('every provider is connected');
    },
  }),
];
