import { ENTRY } from '#rules/ledger.ts';
import { selectionId as selectionIdOf } from '#rules/ids.ts';
import type { FixtureStatus } from '#rules/fixture-status.ts';
import type { Db } from '../../../lib/db.ts';
import { createManualClock } from '../../../lib/clock.ts';
import { createIds } from '../../../lib/ids.ts';
import type { ModuleDeps } from '../../../module.ts';
import { createWalletService } from '../../wallet/index.ts';
import { checkInvariants } from '../../../invariants.ts';
import { correctFixture } from '../../sports/correct-fixture.ts';
import { clearSettlementMark, voidFixture } from '../../sports/repository.ts';
import { createWagerModule, type PlaceResult, wagerRoutes } from '../../wager/index.ts';
import {
  type BetLeg,
  createFixtureStrategy,
  createSportsbookModule,
  type FixtureResult,
  type OfferedMarket,
  type SportsPort,
} from '../index.ts';
import { readMarkets, readResult } from '../repository.ts';
import type { FixtureSpec } from './specs.ts';
import type { PlaceBetRequest, Scores } from '../types.ts';
import { openTestDb } from '../../../../test/open-test-db.ts';
import { busTo } from '../../../../test/quiet-bus.ts';
import { runDue } from '../../../../test/run-due.ts';
import { stagedAndChecked } from '../../../../test/staged.ts';

export const START = Date.parse('2024-05-18T03:00:00Z');
export const HOUR = 3_600_000;

export type DbKind = Db['kind'];

export type World = Awaited<ReturnType<typeof openWorld>>;

/** The admin who corrects results. */
export const STAFF = 'mem_admin';

const storedOrNot = (ok: boolean) => (ok ? { ok } : { ok, code: 'INVALID_STATE' as const });

/** A real database with the wallet and bet modules, hand-made fixtures, members and a manual clock. */
export async function openWorld(kind: DbKind) {
  const { db, close } = await openTestDb(kind);
  const clock = createManualClock(START);
  const ids = createIds({ clock });
  const published: { topic: string; change: { kind: string } & Record<string, unknown> }[] = [];
  const bus = busTo((topic, change) => void published.push({ topic, change: change as never }));
  const log = { warn: () => undefined } as unknown as ModuleDeps['log'];
  const wallet = createWalletService({ ids, db, bus });
  const memory = new Map<string, OfferedMarket>();
  const sports = createSports();
  const deps = { db, clock, ids, log, bus };
  const strategy = createFixtureStrategy(deps, sports);
  const wager = createWagerModule(deps, { wallet, strategies: [strategy] });
  const sportsbook = createSportsbookModule(deps, { sports, strategy, wager: wager.service });
  const service = {
    ...wager.service,
    ...sportsbook.service,
    settleFixture: (id: string) => wager.service.settleEvent(strategy.kind, id),
  };
  await db.query(
    `insert into member (id, user_id, nickname, password_hash, withdraw_password_hash, state, role, currency, created_at)
     values ($1, $1, $1, '', '', 'approved', 10, 'KRW', 0)`,
    [STAFF],
  );
  let made = 0;

  /** In place of the sports module: memory moves only when the test says so, everything else is the database. */
  function createSports(): SportsPort {
    return {
      offer: (id) => memory.get(id) ?? null,
      market: (id) => memory.get(id) ?? null,
      async states(fixtureIds) {
        const rows = await db.query<{
          id: string;
          leagueName: string;
          home: string;
          away: string;
          status: FixtureStatus;
          startsAt: number;
          scores: Scores;
        }>(
          `select f.id, l.name as "leagueName", f.home, f.away, f.status, f.starts_at as "startsAt", f.scores
           from fixture f join league l on l.id = f.league_id where f.id = any($1)`,
          [[...fixtureIds]],
        );
        return new Map(
          rows.map(({ id, scores, ...row }) => [
            id,
            { ...row, score: scores.live ?? null, clock: null },
          ]),
        );
      },
      async void(q, fixtureId, seen) {
        if (!(await readResult(q, fixtureId))) return { ok: false, code: 'NOT_FOUND' };
        return storedOrNot(await voidFixture(q, fixtureId, { at: clock.now(), seen }));
      },
      correct: (q, fixtureId, correction) => correctFixture(q, fixtureId, correction, clock.now()),
      corrected: async () => undefined,
      settled: (result: FixtureResult) => clearSettlementMark(db, result),
      playTo: async () => undefined,
      worldDay: async () => null,
    };
  }

  async function member(
    money: number,
    { level = 3, currency = 'KRW' as 'KRW' | 'USD' } = {},
  ): Promise<string> {
    made += 1;
    const id = `mem_${made}`;
    await db.query(
      `insert into member (id, user_id, nickname, password_hash, withdraw_password_hash, state, level, currency, created_at)
       values ($1, $1, $1, '', '', 'approved', $2, $3, $4)`,
      [id, level, currency, clock.now()],
    );
    await wallet.openWallet(db, { memberId: id, currency });
    if (money > 0) {
      const house = { owner: null, kind: 'house:bank' as const, currency };
      const own = { owner: id, kind: 'money' as const, currency };
      const lines = [
        { account: house, amount: -money },
        { account: own, amount: money },
      ];
      await wallet.post(db, {
        key: `test:${id}`,
        entry: ENTRY.deposit,
        actor: 'test',
        at: clock.now(),
        lines,
      });
    }
    return id;
  }

  /** Reads what is stored into memory. */
  async function refresh(selectionIds: readonly string[]): Promise<void> {
    for (const [id, offer] of await readMarkets(db, selectionIds)) memory.set(id, offer);
  }

  /** Stores a fixture and answers the id of a pick: `pick(typeId, outcome, line?)`. */
  async function fixture({
    startsAt = START + 2 * HOUR,
    sport = 'football',
    status = 1,
    scores = {},
    counts = {},
    outlook = null,
    participants = null,
    markets,
  }: FixtureSpec) {
    made += 1;
    const id = `fixture${String(made).padStart(4, '0')}`;
    await db.query(
      `insert into league (id, sport, name, country, ord, major) values ($1, $1, '리그', 'kr', 1, true)
       on conflict (id) do nothing`,
      [sport],
    );
    await db.query(
      `insert into fixture (id, league_id, sport, home, away, home_id, away_id, starts_at, status, scores, counts, source, outlook, participants)
       values ($1, $2, $2, '홈', '원정', 'h', 'a', $3, $4, $5::jsonb, $6::jsonb, 'test', $7::jsonb, $8::jsonb)`,
      [
        ...[id, sport, startsAt, status, JSON.stringify(scores), JSON.stringify(counts)],
        outlook && JSON.stringify(outlook),
        participants && JSON.stringify(participants),
      ],
    );
    const all: string[] = [];
    for (const { typeId, line = null, phase = 'prematch', offerScore = null, odds } of markets) {
      const market = `${id}.${typeId}.${line ?? '_'}`;
      await db.query(
        `insert into market (id, fixture_id, type_id, line, phase, status, offered, offer_score)
         values ($1, $2, $3, $4, $5, 1, $6, $7::jsonb)`,
        [
          ...[market, id, typeId, line, phase, Object.keys(odds)],
          offerScore && JSON.stringify(offerScore),
        ],
      );
      for (const [outcome, price] of Object.entries(odds)) {
        const selection = selectionIdOf(market, outcome);
        all.push(selection);
        await db.query(
          `insert into selection (id, market_id, fixture_id, outcome, odds, status) values ($1, $2, $3, $4, $5, 1)`,
          [selection, market, id, outcome, price],
        );
      }
    }
    await refresh(all);
    const pick = (typeId: number, outcome: string, line: number | null = null) =>
      `${id}.${typeId}.${line ?? '_'}.${outcome}`;
    return { id, pick, refresh: () => refresh(all) };
  }

  /** A 1X2 fixture at 1.85 / 3.40 / 4.00. */
  const simple = () => fixture({ markets: [{ typeId: 1, odds: { '1': 185, X: 340, '2': 400 } }] });

  /** Legs at the odds, lines, scores and phases that memory has. */
  function request(
    picks: readonly string[],
    stake: number,
    more: Partial<PlaceBetRequest> = {},
  ): PlaceBetRequest {
    const legs = picks.map((selectionId) => {
      const offer = memory.get(selectionId);
      const { line = null, offerScore = null } = offer?.market ?? {};
      const inPlay = offer?.market.phase === 'inplay';
      return { selectionId, odds: offer?.selection.odds ?? 200, line, offerScore, inPlay };
    });
    return { stake, legs, bonusFolders: null, oddsPolicy: 'higher', ...more };
  }

  async function place(
    memberId: string,
    body: PlaceBetRequest,
    key = `key-${ids.id('k')}`,
  ): Promise<PlaceResult<BetLeg>> {
    return service.place({ memberId, key, ip: '127.0.0.1', request: body });
  }

  async function setOdds(selectionId: string, odds: number, status = 1): Promise<void> {
    const values = [selectionId, odds, status];
    await db.query('update selection set odds = $2, status = $3 where id = $1', values);
  }

  /** Ends a fixture with this full-time score. */
  async function finish(
    fixtureId: string,
    home: number,
    away: number,
    half = { home: 0, away: 0 },
  ): Promise<void> {
    const second = { home: home - half.home, away: away - half.away };
    const scores = { '10': half, '20': second, '100': { home, away }, live: { home, away } };
    await db.query(
      `update fixture set status = 3, scores = $2::jsonb, finished_at = $3, needs_settlement = true where id = $1`,
      [fixtureId, JSON.stringify(scores), clock.now()],
    );
  }

  const runTasks = () => runDue(wager.scheduled, clock);

  async function money(memberId: string): Promise<number> {
    return (await wallet.balanceOf(db, memberId))?.emoney ?? 0;
  }

  return {
    db,
    clock,
    wallet,
    tasks: wager.scheduled ?? [],
    routes: { ...sportsbook.routes, ...wagerRoutes(wager.service) },
    service,
    strategy,
    sports,
    memory,
    published,
    deps,
    member,
    fixture,
    simple,
    refresh,
    request,
    place,
    setOdds,
    finish,
    runTasks,
    money,
    reconcile: () => checkInvariants(db),
    close,
  };
}

export const stageWorld = (kind: DbKind): World => stagedAndChecked(() => openWorld(kind));

/** The refusal codes of a refused placement; [] when it was placed. */
export function codesOf(result: PlaceResult<BetLeg>): string[] {
  return result.kind === 'refused' ? result.refusals.map((one) => one.code) : [];
}

/** The bet of a placement that must have been taken. */
export function betOf(result: PlaceResult<BetLeg>) {
  if (result.kind !== 'placed') throw new Error(`not placed: ${JSON.stringify(result)}`);
  return result.bet;
}
