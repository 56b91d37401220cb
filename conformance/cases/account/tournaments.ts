import type { CaseContext, Schemas } from '../context.ts';
import { type Case, defineCase } from '../define-case.ts';
import { newKey } from '../offers.ts';
import { newcomer, sessionOf } from '../people.ts';

/** No list of a site under test gets so long. */
const NONE = '2147483647';
const HOUR = 3_600_000;

async function draftFor(t: CaseContext): Promise<Schemas['TournamentDraft']> {
  const now = (await t.call('getSetting', {})).body.serverTime;
  return {
    kind: 'sports',
    title: '시험 토너먼트',
    currency: 'KRW',
    startsAt: now + HOUR,
    endsAt: now + 2 * HOUR,
    rules: { minOdds: 150, oddsCap: 1_000, minStake: 5_000, maxBets: 30 },
    prizes: [{ from: 1, to: 3, points: 100 }],
  };
}

export const tournamentCases: readonly Case[] = [
  defineCase({
    id: 'tournament/joined',
    what: 'a tournament is added, changed and deleted until it begins, and joined once, in its currency, by members alone',
    needs: ['admin'],
    async run(t) {
      const as = await sessionOf(t, 'admin');
      const { session } = await newcomer(t);
      const draft = await draftFor(t);
      const headers = { 'Idempotency-Key': newKey() };
      const add = (body: Schemas['TournamentDraft'], sent = headers) =>
        t.call('addTournament', { as, headers: sent, body });
      const added = t.want(await add(draft), 201);
      const again = await add(draft);
      t.same(again, 'the first answer', again.body, added.body);
      t.check(await add({ ...draft, title: '다른 토너먼트' }), 'IDEMPOTENCY_KEY_REUSED');
      const gap = { ...draft, prizes: [{ from: 2, to: 3, points: 100 }] };
      t.check(await add(gap, { 'Idempotency-Key': newKey() }), 'VALIDATION', 'a gap');
      const path = { tournamentId: String(added.body.id) };
      const listed = await t.call('getTournaments', { as: session, query: { kind: 'sports' } });
      t.want(listed, 200);
      const own = listed.body.find(({ id }) => id === added.body.id);
      t.same(listed, 'players and prizes', [own?.players, own?.prizeTotal], [0, 300]);
      const join = (where = path) => t.call('joinTournament', { as: session, path: where });
      const joined = t.want(await join(), 200);
      t.same(joined, 'its players', joined.body.tournament.players, 1);
      t.same(joined, 'the place', [joined.body.own?.rank, joined.body.own?.isMine], [1, true]);
      const twice = t.want(await join(), 200);
      t.same(twice, 'the tournament', twice.body, joined.body);
      const title = '시험 토너먼트 2';
      const change = (part: object = {}, where = path) =>
        t.call('changeTournament', { as, path: where, body: { ...draft, title, ...part } });
      const changed = t.want(await change(), 200);
      t.same(changed, 'its title', changed.body.title, title);
      t.check(await change({ currency: 'USD' }), 'INVALID_STATE', 'somebody has joined in won');
      const seen = t.want(await t.call('getTournament', { as: session, path }), 200);
      t.same(seen, 'its title', seen.body.tournament.title, title);
      const desk = t.want(await t.call('getDeskTournaments', { as }), 200);
      t.holds(
        desk,
        desk.body.some(({ id }) => id === added.body.id),
        'the tournament',
        'another',
      );
      const coin = await add({ ...draft, currency: 'USD' }, { 'Idempotency-Key': newKey() });
      t.want(coin, 201);
      const other = { tournamentId: String(coin.body.id) };
      t.check(await join(other), 'INVALID_STATE', 'another currency');
      const remove = (where = path) => t.call('deleteTournament', { as, path: where });
      for (const where of [path, other]) t.want(await remove(where), 204);
      const begun = desk.body.find(({ state }) => state !== 'upcoming');
      if (begun)
        t.check(await remove({ tournamentId: String(begun.id) }), 'INVALID_STATE', 'it has begun');
      const nowhere = { tournamentId: NONE };
      t.check(await remove(nowhere), 'NOT_FOUND');
      t.check(await change({}, nowhere), 'NOT_FOUND');
      t.check(await join(nowhere), 'NOT_FOUND');
      t.check(await t.call('getTournament', { as: session, path }), 'NOT_FOUND', 'deleted');
    },
  }),
  defineCase({
    id: 'tournament/fame',
    what: 'the hall of fame has what a month of the past won, and no month to come',
    needs: ['member'],
    async run(t) {
      const as = await sessionOf(t, 'member');
      for (const by of ['win', 'odds', 'sum'] as const) {
        const hall = t.want(await t.call('getHallOfFame', { as, query: { by } }), 200);
        const ranks = hall.body.rows.map(({ rank }) => rank);
        t.same(
          hall,
          'ranks',
          ranks,
          ranks.map((_rank, at) => at + 1),
        );
        const values = hall.body.rows.map((row) => row[by === 'odds' ? 'odds' : 'win']);
        t.same(
          hall,
          'the highest first',
          values,
          values.toSorted((a, b) => b - a),
        );
      }
      const later = await t.call('getHallOfFame', { as, query: { month: '209912' } });
      t.check(later, 'VALIDATION', 'a month to come');
    },
  }),
];
