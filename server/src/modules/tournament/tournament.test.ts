import { expect, it } from 'vitest';
import { maskedName } from '#rules/masked-name.ts';
import { stagedAndChecked } from '../../../test/staged.ts';
import { betOf, HOUR } from '../sportsbook/test/world.ts';
import { DAY, openTournaments } from './test/tournament-world.ts';

const site = stagedAndChecked(() => openTournaments('postgres'));

it('sums the odds of what was won, each no more than the cap', async () => {
  const id = await site.tournament();
  const member = await site.joined(id);
  await site.won(member, { odds: 185 });
  await site.won(member, { odds: 4_000 });
  const lost = await site.bet(member);
  await site.finish(lost.fixtureId, 0, 1);
  expect(await site.scores(id)).toEqual([[1_185, 2]]);
});

it.each([
  ['a stake below the least', { stake: 10_000 }, { minStake: 10_001 }],
  ['odds below the least', { odds: 149 }, {}],
])('leaves out %s', async (_what, bet, part) => {
  const rules = { minOdds: 150, oddsCap: 1_000, minStake: 5_000, maxBets: 30, ...part };
  const id = await site.tournament({ rules });
  const member = await site.joined(id);
  await site.won(member, bet);
  expect(await site.scores(id)).toEqual([[0, 0]]);
});

it('counts multiples by the odds won, and leaves out systems, what was cancelled, void or cashed out', async () => {
  const id = await site.tournament();
  const member = await site.joined(id);
  const matches = await Promise.all([1, 2, 3].map(() => site.world.simple()));
  const picks = matches.map(({ pick }) => pick(1, '1'));
  const place = async (part: object = {}) =>
    betOf(await site.world.place(member, site.world.request(picks, 30_000, part)));
  await place();
  await place({ system: { sizes: [2] } });
  const cancelled = await site.bet(member);
  await site.world.service.cancelByMember({ memberId: member, betId: cancelled.betId, ip: '::1' });
  const cashed = await site.bet(member);
  const order = { memberId: member, betId: cashed.betId, key: 'cashed', ip: '::1' };
  const out = await site.world.service.cashOut({ ...order, stake: 10_000, amount: 1 });
  expect(out.kind).toBe('answered');
  await site.finish(cashed.fixtureId);
  for (const { id: fixtureId } of matches) await site.finish(fixtureId);
  // 1.85 × 1.85 × 1.85, truncated.
  expect(await site.scores(id)).toEqual([[633, 1]]);
  // Of a void leg nothing was won: 1.85 × 1.85 is left.
  await site.correct(matches[0]?.id ?? '', null);
  expect(await site.scores(id)).toEqual([[342, 1]]);
});

it('counts the bets of a day in Seoul that were placed first, whatever became of them', async () => {
  const rules = { minOdds: 150, oddsCap: 1_000, minStake: 5_000, maxBets: 2 };
  const id = await site.tournament({ rules });
  const member = await site.joined(id);
  const bets = [];
  for (const odds of [210, 220, 230]) {
    bets.push(await site.bet(member, { odds }));
    site.world.clock.set(site.world.clock.now() + 1);
  }
  for (const [at, { fixtureId }] of bets.entries())
    await site.finish(fixtureId, at === 0 ? 0 : 1, at === 0 ? 1 : 0);
  // The first has lost, and the third is one too many.
  expect(await site.scores(id)).toEqual([[220, 1]]);
  site.world.clock.set(Math.ceil(site.world.clock.now() / DAY) * DAY - 9 * HOUR + DAY);
  await site.won(member, { odds: 300 });
  expect(await site.scores(id)).toEqual([[520, 2]]);
});

it('counts from the beginning until before the end, what was placed before joining as well', async () => {
  const at = site.world.clock.now();
  const id = await site.tournament({ startsAt: at + 1, endsAt: at + HOUR });
  const member = await site.world.member(1_000_000);
  const early = await site.bet(member, { odds: 210 });
  site.world.clock.set(at + 1);
  const first = await site.bet(member, { odds: 220 });
  site.world.clock.set(at + HOUR - 1);
  await site.join(id, member);
  const last = await site.bet(member, { odds: 230 });
  site.world.clock.set(at + HOUR);
  const late = await site.bet(member, { odds: 240 });
  for (const { fixtureId } of [early, first, last, late]) await site.finish(fixtureId);
  expect(await site.scores(id)).toEqual([[450, 2]]);
});

it('ranks equal scores by who reached them first, then by who joined first, and masks the names of others', async () => {
  const id = await site.tournament();
  const a = await site.joined(id);
  const b = await site.joined(id);
  const c = await site.joined(id);
  const d = await site.joined(id);
  await site.won(c);
  await site.won(a);
  const { ranking, own, tournament } = await site.ranking(id, b);
  expect(ranking).toMatchObject([
    { rank: 1, nickname: maskedName(c), score: 200, points: 3_000_000, isMine: false },
    { rank: 2, nickname: maskedName(a), score: 200, points: 1_000_000 },
    { rank: 3, nickname: b, score: 0, points: 0, isMine: true },
    { rank: 4, nickname: maskedName(d), score: 0, points: 0 },
  ]);
  expect(own).toEqual(ranking[2]);
  expect(tournament).toMatchObject({ players: 4, prizeTotal: 5_000_000, state: 'running' });
});

it('shows the place of a player behind the first fifty', async () => {
  const id = await site.tournament();
  const { db, clock } = site.world;
  await db.query(
    `insert into member (id, user_id, nickname, password_hash, withdraw_password_hash, currency, state, created_at)
     select 'mem_many' || n, 'many' || n, '많은' || n, '', '', 'KRW', 'approved', 0 from generate_series(1, 60) n`,
  );
  await db.query(
    `insert into tournament_player (tournament_id, member_id, joined_at)
     select $1, 'mem_many' || n, $2::bigint + n from generate_series(1, 60) n`,
    [id, clock.now()],
  );
  await db.query('update tournament set players = 60 where id = $1', [id]);
  clock.set(clock.now() + 1_000);
  const member = await site.joined(id);
  const { ranking, own } = await site.ranking(id, member);
  expect([ranking.length, own?.rank]).toEqual([50, 61]);
  await site.won(member);
  expect((await site.ranking(id, member)).own).toMatchObject({ rank: 1, score: 200 });
});

it('follows a result that is corrected, and one that is void', async () => {
  const id = await site.tournament();
  const [one, other] = [await site.joined(id), await site.joined(id)];
  const { fixtureId } = await site.won(one, { odds: 250 });
  await site.won(other);
  expect(await site.scores(id)).toEqual([
    [250, 1],
    [200, 1],
  ]);
  await site.correct(fixtureId, [0, 1]);
  expect(await site.scores(id)).toEqual([
    [200, 1],
    [0, 0],
  ]);
  await site.correct(fixtureId, [2, 1]);
  const { ranking } = await site.ranking(id, one);
  expect(ranking[0]).toMatchObject({ score: 250, isMine: true });
  await site.correct(fixtureId, null);
  expect(await site.scores(id)).toEqual([
    [200, 1],
    [0, 0],
  ]);
});

it('is published at most once a second, to those who watch it, when it has changed', async () => {
  const id = await site.tournament();
  const member = await site.joined(id);
  const [score] = site.module.scheduled ?? [];
  const changes = () =>
    site.world.published
      .filter(({ topic }) => topic === `tournament:${id}`)
      .map((one) => one.change);
  await site.ranking(id);
  const before = changes().length;
  expect(await score?.nextDue()).toBeNull();
  await site.won(member);
  await site.run();
  expect(changes().slice(before)).toMatchObject([
    { kind: 'ranking', players: 1, ranking: [{ score: 200, isMine: false }] },
  ]);
  // Settled again in the same second.
  const { fixtureId } = await site.bet(member);
  await site.finish(fixtureId);
  expect(await score?.nextDue()).toBe(site.world.clock.now() + 1_000);
  await site.run();
  expect(changes()).toHaveLength(before + 1);
  // A lost bet changes nothing that is shown.
  const lost = await site.bet(member);
  await site.finish(lost.fixtureId, 0, 1);
  await site.ranking(id);
  expect(changes()).toHaveLength(before + 2);
  expect(await score?.nextDue()).toBeNull();
  const topic = site.module.topics?.[0];
  expect(await topic?.snapshot(`tournament:${id}`, null)).toMatchObject({
    players: 1,
    ranking: [{ score: 400 }],
  });
  expect(await topic?.snapshot('tournament:999999999', null)).toBeNull();
});

it('is scored by several servers as by one, whatever they do at once', async () => {
  const id = await site.tournament();
  const members = await Promise.all(Array.from({ length: 8 }, () => site.joined(id)));
  const servers = Array.from({ length: 4 }, site.open);
  for (let round = 0; round < 3; round += 1) {
    const bets = await Promise.all(members.map((member) => site.bet(member)));
    site.world.clock.set(site.world.clock.now() + 1_000);
    await Promise.all([
      ...bets.map(({ fixtureId }) => site.finish(fixtureId)),
      ...[1, 2, 3].map(() => site.run(servers)),
    ]);
  }
  expect(await site.scores(id)).toEqual(members.map(() => [600, 3]));
});

it('adds the best rounds of the casino, by what they paid for their stake', async () => {
  const rules = { minOdds: 100, oddsCap: 1_000, minStake: 1_000, maxBets: 3 };
  const id = await site.tournament({ kind: 'casino', rules });
  const member = await site.joined(id);
  // There are no such bets yet: those of sports take their place.
  for (const odds of [150, 300, 250, 4_000, 160]) await site.won(member, { odds });
  await site.world.db.query(
    'update bet set type = 5, mode = null, version = version + 1 where member_id = $1',
    [member],
  );
  expect(await site.scores(id)).toEqual([[1_550, 3]]);
  await site.world.db.query(
    `update bet set type = 1, mode = 'domestic', version = version - 1 where member_id = $1`,
    [member],
  );
  await site.world.db.query('delete from tournament where id = $1', [id]);
});

it('is for the wallets of its currency, and lists those of the reader', async () => {
  const id = await site.tournament({
    currency: 'USD',
    rules: { minOdds: 150, oddsCap: 1_000, minStake: 500, maxBets: 30 },
  });
  const [won, coin] = [
    await site.world.member(0),
    await site.world.member(100_000, { currency: 'USD' }),
  ];
  expect(await site.join(id, won)).toEqual({ ok: false, error: 'INVALID_STATE' });
  expect(await site.join(id, coin)).toMatchObject({
    ok: true,
    detail: { tournament: { joinedAt: site.world.clock.now(), currency: 'USD' } },
  });
  await site.won(coin, { stake: 1_000 });
  expect(await site.scores(id)).toEqual([[200, 1]]);
  const listed = async (memberId: string, isStaff = false) =>
    (await site.service.list('sports', { ...site.reader(memberId), isStaff })).map((one) => one.id);
  expect(await listed(coin)).toEqual([id]);
  expect(await listed(won)).not.toContain(id);
  expect(await listed(coin, true)).not.toContain(id);
});

it('lists what runs, then what is to come, then what ended last', async () => {
  const at = site.world.clock.now();
  const member = await site.world.member(0);
  const parts = {
    ended: [-3, -1],
    endedLast: [-3, -0.5],
    later: [2, 3],
    next: [1, 4],
    short: [-1, 1],
    long: [-1, 2],
  };
  const ids = new Map<number, string>();
  for (const [name, [from = 0, to = 0]] of Object.entries(parts))
    ids.set(
      await site.tournament({ kind: 'casino', startsAt: at + from * DAY, endsAt: at + to * DAY }),
      name,
    );
  const listed = await site.service.list('casino', site.reader(member));
  expect(listed.map((one) => ids.get(one.id))).toEqual([
    ...['short', 'long', 'next', 'later', 'endedLast', 'ended'],
  ]);
});

it('is joined once, before its end, by nobody who has stopped', async () => {
  const id = await site.tournament({ endsAt: site.world.clock.now() + HOUR });
  const member = await site.world.member(0);
  const all = await Promise.all(Array.from({ length: 20 }, () => site.join(id, member)));
  expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(1);
  expect((await site.ranking(id)).tournament.players).toBe(1);
  const stopped = await site.world.member(0);
  await site.world.db.query(
    `insert into protection_stop (id, member_id, kind, from_at, until_at) values ('pst_t', $1, 'break', $2::bigint, $2::bigint + 86400000)`,
    [stopped, site.world.clock.now()],
  );
  expect(await site.join(id, stopped)).toEqual({ ok: false, error: 'INVALID_STATE' });
  site.world.clock.set(site.world.clock.now() + HOUR);
  const late = await site.world.member(0);
  expect(await site.join(id, late)).toEqual({ ok: false, error: 'INVALID_STATE' });
  expect(await site.join(id, member)).toMatchObject({ ok: true });
  expect(await site.join(999_999, member)).toEqual({ ok: false, error: 'NOT_FOUND' });
});
