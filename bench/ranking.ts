import { createManualClock } from '../server/src/lib/clock.ts';
import type { Db } from '../server/src/lib/db.ts';
import { createTournamentModule } from '../server/src/modules/tournament/index.ts';
import { median } from './lib/median.ts';
import { openSite } from './lib/site.ts';

interface RankingBenchOptions {
  kind: Db['kind'];
  players: number;
  /** Bets of each that are settled already. */
  history: number;
  /** Bets that are settled a second, and how many seconds are played. */
  settled: number;
  seconds: number;
}

const DAY = 86_400_000;
const NOW = Date.parse('2024-05-11T03:00:00Z');
const START = NOW - 2 * DAY;
/** What one call of the server's own settles. */
const BATCH = 32;
const STAKE = 10_000;
const PRIZES = '[{"from": 1, "to": 10, "points": 1000}]';

type Group = 'player' | 'nobody';

/** Adds members with money and bets: so many settled, and one for each second that it is their turn. */
async function fill(
  db: Db,
  group: Group,
  { players, history, settled, seconds }: RankingBenchOptions,
) {
  await db.query(
    `insert into member (id, user_id, nickname, password_hash, withdraw_password_hash, state, level, currency, created_at)
     select id, id, id, '', '', 'approved', 3, 'KRW', 0 from generate_series(1, $2::int) n, concat($1::text, n) id`,
    [group, players],
  );
  await db.query(
    `insert into account (owner, kind, currency) select $1 || n, 'money', 'KRW' from generate_series(1, $2::int) n`,
    [group, players],
  );
  const columns = `id, member_id, key, type, placed_at, stake, currency, total_odds, potential_payout, combo_key, odds_policy,
    game, status, label, payout, settled_at, counted_at, version`;
  // Every third has won; the time goes by over the two days.
  await db.query(
    `insert into bet (${columns})
     select id, $1 || p, id, 1, at, ${STAKE}, 'KRW', 185, 18500, id, 'any', 'football', 'settled',
       case when n % 3 = 0 then 2 else 1 end, case when n % 3 = 0 then 18500 else 0 end, at, at, 1
     from generate_series(1, $2::int) p, generate_series(1, $3::int) n, concat('bet_', $1::text, p, '_', n) id,
       cast(${START} + n::bigint * ${2 * DAY - 1} / $3 as bigint) at`,
    [group, players, history],
  );
  await db.query(
    `with made as (
       insert into bet (${columns})
       select id, $1 || 1 + n % $2, id, 1, ${NOW - 1}, ${STAKE}, 'KRW', 185, 18500, id, 'any', 'football', 'accepted', 0, null, null, null, 0
       from generate_series(0, $3::int - 1) n, concat('bet_', $1::text, '_open_', n) id returning id)
     insert into bet_leg (bet_id, idx, subject_kind, subject_id, event_id, subject, odds)
     select id, 0, 'bench', id, 'bench', '{}', 185 from made`,
    [group, players, settled * seconds],
  );
}

async function openTournament(db: Db, players: number): Promise<number> {
  const [row] = await db.query<{ id: number }>(
    `with made as (
       insert into tournament (kind, title, currency, starts_at, ends_at, min_odds, odds_cap, min_stake, max_bets, prizes, players)
       values ('sports', 'bench', 'KRW', ${START}, ${NOW + DAY}, 150, 1000, 5000, 30, '${PRIZES}', $1) returning id),
     joined as (
       insert into tournament_player (tournament_id, member_id, joined_at)
       select id, 'player' || n, n from made, generate_series(1, $1::int) n),
     due as (
       insert into tournament_due (tournament_id, member_id) select id, 'player' || n from made, generate_series(1, $1::int) n)
     select id from made`,
    [players],
  );
  if (!row) throw new Error('no tournament was stored');
  return row.id;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

/** Settles the bets of one second as won, in calls as the server makes them. */
async function settle(db: Db, group: Group, second: number, settled: number, at: number) {
  for (let from = 0; from < settled; from += BATCH) {
    const items = Array.from({ length: Math.min(BATCH, settled - from) }, (_none, n) => {
      const betId = `bet_${group}_open_${second * settled + from + n}`;
      return {
        betId,
        txId: `txn_${betId}`,
        version: 0,
        cashedStake: 0,
        seen: [{ idx: 0, result: 0, resultVersion: 0 }],
        legs: [{ idx: 0, result: 2, evidence: null, resultVersion: 1 }],
        final: true,
        label: 2,
        payout: 18_500,
      };
    });
    const [row] = await db.query<{ done: string[] }>(
      'select bet_settle_batch($1::jsonb, $2) as done',
      [JSON.stringify(items), at],
    );
    const wrong = row?.done.find((one) => one !== 'settled');
    if (wrong) throw new Error(`a bet was not settled: ${wrong}`);
  }
}

const show = (ms: number) => ms.toFixed(1).padStart(9);

/**
 * Prints what a second of settlements costs a live ranking of many players: to settle their bets beside those of members who play in
 * none, to bring the ranking up to date, and to read it beside one of a hundred.
 */
export async function benchRanking(options: Partial<RankingBenchOptions> = {}): Promise<void> {
  const all: RankingBenchOptions = {
    kind: 'postgres',
    players: 10_000,
    history: 40,
    settled: 500,
    seconds: 20,
    ...options,
  };
  const { kind, players, settled, seconds } = all;
  const site = await openSite(kind, { at: NOW });
  const { db } = site;
  try {
    for (const group of ['player', 'nobody'] as const) await fill(db, group, all);
    const small = await openTournament(db, Math.min(100, players));
    const large = await openTournament(db, players);
    await db.exec('analyze');
    const clock = createManualClock(NOW);
    const bus = { publish() {}, watched: () => true, endSession() {}, endMembers() {} };
    const ports = { wallet: { book: () => Promise.reject() } };
    const { scheduled: [scoring] = [], service } = createTournamentModule(
      { db, bus, clock },
      ports,
    );
    const score = async () => scoring?.runDue(clock.now());
    const read = (id: number) => () =>
      service.detail(id, { memberId: 'player1', isStaff: false, now: clock.now() });
    const first = await timed(score);
    const times = { others: [], players: [], scored: [], large: [], small: [] } as Record<
      string,
      number[]
    >;
    for (let second = 0; second < seconds; second += 1) {
      clock.set(clock.now() + 1_000);
      const at = clock.now();
      times.others?.push(await timed(() => settle(db, 'nobody', second, settled, at)));
      times.players?.push(await timed(() => settle(db, 'player', second, settled, at)));
      times.scored?.push(await timed(score));
      times.large?.push(await timed(read(large)));
      times.small?.push(await timed(read(small)));
    }
    const detail = await read(large)();
    const [best] = detail?.ranking ?? [];
    if (!best || best.score === 0) throw new Error('the ranking is empty');
    const of = (name: string) => median(times[name] ?? []);
    console.log(
      `${kind}, ${players} players, ${settled} settlements a second, milliseconds, medians of ${seconds}`,
    );
    console.log(`all scores at once               ${show(first)}`);
    console.log(`a second's bets of others        ${show(of('others'))}`);
    const rows: [string, string, string][] = [
      ["a second's bets of players", 'players', 'others'],
      ['a second brought up to date', 'scored', 'others'],
      ['the ranking of 100 read', 'small', 'small'],
      ['the ranking of all read', 'large', 'small'],
    ];
    for (const [title, name, base] of rows)
      console.log(`${title.padEnd(33)}${show(of(name))}   ×${(of(name) / of(base)).toFixed(2)}`);
    const [row] = await db.query<{ wrong: number }>(
      `select count(*)::int as wrong from tournament_player p join tournament_scores($1) s on s.member_id = p.member_id
       where p.tournament_id = $1 and (p.score, p.bets) is distinct from (s.score, s.bets)`,
      [large],
    );
    if (row?.wrong !== 0) throw new Error(`${row?.wrong} scores are wrong`);
  } finally {
    await site.close();
  }
}
