import type { Currency } from '#rules/money.ts';
import { runDue } from '../../../../test/run-due.ts';
import { betOf, type DbKind, HOUR, openWorld, STAFF } from '../../sportsbook/test/world.ts';
import { createRecordingWallet } from '../../wallet/test/recording-wallet.ts';
import { createTournamentModule } from '../index.ts';
import { insertTournament } from '../repository.ts';
import type { Reader } from '../service.ts';
import type { TournamentDraft } from '../types.ts';

export const DAY = 24 * HOUR;

export const PRIZES = [
  { from: 1, to: 1, points: 3_000_000 },
  { from: 2, to: 3, points: 1_000_000 },
];

interface Bet {
  /** Of the selection that is bet on, hundredths. */
  odds?: number;
  stake?: number;
  currency?: Currency;
}

/** A database with bets and tournaments, and what it takes to win one. */
export async function openTournaments(kind: DbKind) {
  const world = await openWorld(kind);
  const notified: string[] = [];
  const ports = { wallet: createRecordingWallet(world.deps, notified) };
  /** Another server on the same database. */
  const open = () => createTournamentModule(world.deps, ports);
  const module = open();
  const { service } = module;

  async function tournament(part: Partial<TournamentDraft> = {}): Promise<number> {
    const rules = { minOdds: 150, oddsCap: 1_000, minStake: 5_000, maxBets: 30 };
    const at = world.clock.now();
    const { id } = await insertTournament(world.db, {
      kind: 'sports',
      title: '주말 토너먼트',
      currency: 'KRW',
      rules,
      prizes: PRIZES,
      startsAt: at,
      endsAt: at + 3 * DAY,
      ...part,
    });
    return id;
  }

  const reader = (memberId: string): Reader => ({
    memberId,
    isStaff: false,
    now: world.clock.now(),
  });
  const join = (id: number, memberId: string) => service.join(id, reader(memberId));

  async function joined(id: number): Promise<string> {
    const memberId = await world.member(10_000_000, { level: 10 });
    await join(id, memberId);
    return memberId;
  }

  /** Places a single bet on the home side of a match of its own. */
  async function bet(memberId: string, { odds = 200, stake = 10_000 }: Bet = {}) {
    const markets = [{ typeId: 1, odds: { '1': odds, X: 340, '2': 400 } }];
    const { id: fixtureId, pick } = await world.fixture({
      startsAt: world.clock.now() + 2 * HOUR,
      markets,
    });
    const request = world.request([pick(1, '1')], stake);
    const { id: betId } = betOf(await world.place(memberId, request));
    return { betId, fixtureId };
  }

  /** Ends a match and settles what was bet on it. */
  async function finish(fixtureId: string, home = 1, away = 0): Promise<void> {
    await world.finish(fixtureId, home, away);
    await world.service.settleFixture(fixtureId);
  }

  /** A bet that is settled at once, a second later than all before. */
  async function won(memberId: string, part: Bet = {}) {
    const placed = await bet(memberId, part);
    world.clock.set(world.clock.now() + 1_000);
    await finish(placed.fixtureId);
    return placed;
  }

  /** Corrects a result; null voids it. */
  const correct = (fixtureId: string, score: [home: number, away: number] | null) =>
    world.service.changeResult({
      fixtureId,
      reason: '결과 정정',
      scores: score && { '100': { home: score[0], away: score[1] } },
      actor: STAFF,
      ip: '127.0.0.1',
    });

  /** Runs what is due now, on the one server or on several at once. */
  async function run(servers = [module]): Promise<void> {
    await Promise.all(servers.map(({ scheduled }) => runDue(scheduled, world.clock)));
  }

  /** Brings the ranking up to date, whenever that was done last. */
  async function ranking(id: number, memberId = 'mem_nobody') {
    world.clock.set(world.clock.now() + 1_000);
    await run();
    const detail = await service.detail(id, reader(memberId));
    if (!detail) throw new Error(`there is no tournament ${id}`);
    return detail;
  }

  /** Scores in the order of the ranking. */
  const scores = async (id: number) =>
    (await ranking(id)).ranking.map(({ score, bets }) => [score, bets]);

  return {
    db: world.db,
    close: world.close,
    world,
    module,
    service,
    wallet: ports.wallet,
    notified,
    open,
    tournament,
    join,
    joined,
    bet,
    finish,
    won,
    correct,
    run,
    ranking,
    scores,
    reader,
  };
}
