import { isBettable, isUpcoming, takesInPlayBets } from '#rules/fixture-status.ts';
import type { Api, PlaceBet } from './api.ts';
import { bestMix } from './book.ts';
import { legOf, type Probing, slipOf, tryForbidden, tryKeys, tryOverdraft } from './probes.ts';
import type { Accounts } from './accounts.ts';
import { openWatcher } from './watcher.ts';
import { createJointBuyer } from './joint.ts';
import { isOpen, type WatchedFixture } from './watched-fixture.ts';
import { type Look, STRATEGIES } from './strategies.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Between two looks of a burst; most are a few seconds apart. */
const LONGEST_STEP = 90 * SECOND;
const LOOKS_A_BURST = 6;
const LOOKS_A_PROBE = 30;
/** Of one fixture a strategy buys no more: the bets of one game say the same. */
const BETS_A_GAME = 3;
const BONUSES = [null, 3, 5, 7, 9] as const;

export interface CampaignOptions {
  api: Api;
  accounts: Accounts;
  /** Simulated time to play, ms. */
  length: number;
  /** Waits until the streams have sent what the clock's last step brought. */
  settle(): Promise<void>;
  random(): number;
  /** Simulated time that passes unwatched between two bursts of looks, ms at most; 0 watches all the time. */
  pause: number;
  /** Real time after which it ends wherever it is, ms. */
  budget?: number;
  /** Most singles a look. */
  betsPerLook: number;
  log?(line: string): void;
}

export interface Campaign {
  /** Simulated time played, ms. */
  played: number;
  forbidden: number;
  mixes: number;
  bestWorst: number;
  /** Matches whose triples were searched for a mix that always pays, and the best that one returned at worst. */
  jointMixes: number;
  jointWorst: number;
  looks: number;
}

/** Plays simulated days against a server with a manual clock, knowing what its API and stream tell anybody. */
export async function campaign(options: CampaignOptions): Promise<Campaign> {
  const { api, accounts, random, settle } = options;
  const watcher = await openWatcher(api, accounts.fault);
  const bought = new Map<string, number>();
  const mixed = new Set<string>();
  const probing: Probing = { api, accounts, random };
  const joint = createJointBuyer(options, accounts.fault);
  const totals: Campaign = {
    played: 0,
    forbidden: 0,
    mixes: 0,
    bestWorst: 0,
    jointMixes: 0,
    jointWorst: 0,
    looks: 0,
  };

  const looksOf = (fixture: WatchedFixture): Look[] =>
    [...fixture.markets.values()].filter(isOpen).flatMap((seen) =>
      seen.market.selections.map(({ outcome, odds }, index) => ({
        fixture,
        seen,
        index,
        outcome,
        odds,
        now: watcher.now(),
      })),
    );

  /** Strategies that have had least so far come first. */
  function candidates(): { name: string; look: Look }[] {
    const looks = watcher
      .fixtures()
      .filter(({ status }) => isBettable(status))
      .flatMap(looksOf);
    const counts = new Map<string, number>();
    for (const { strategy } of accounts.placed)
      counts.set(strategy, (counts.get(strategy) ?? 0) + 1);
    const names = Object.keys(STRATEGIES).sort(
      (one, two) => (counts.get(one) ?? 0) - (counts.get(two) ?? 0),
    );
    return names.flatMap((name) => {
      const fitting = looks.filter(
        (look) =>
          (bought.get(`${name}/${look.fixture.id}`) ?? 0) < BETS_A_GAME && STRATEGIES[name]?.(look),
      );
      const look = fitting[Math.floor(random() * fitting.length)];
      return look ? [{ name, look }] : [];
    });
  }

  async function buy(strategy: string, legs: PlaceBet['legs'], more?: Partial<PlaceBet>) {
    const userId = accounts.next();
    if (userId === null) return null;
    // Not a round sum, so that what is rounded shows.
    const stake = accounts.minStake(userId) + Math.floor(random() * 100);
    return accounts.place(userId, strategy, slipOf(stake, legs, more));
  }

  async function buySingles(): Promise<void> {
    for (const { name, look } of candidates().slice(0, options.betsPerLook)) {
      const { fixture, seen, index } = look;
      if (!(await buy(name, [legOf(fixture, seen, index)]))) continue;
      const key = `${name}/${fixture.id}`;
      bought.set(key, (bought.get(key) ?? 0) + 1);
    }
  }

  /** Slips of several fixtures: in play without a bonus, and before the start with each bonus pick, just above 1.30. */
  async function buyCombination(): Promise<void> {
    const folders = BONUSES[Math.floor(random() * BONUSES.length)] ?? null;
    const fixtures = folders === null ? watcher.fixtures() : watcher.upcoming();
    const legs = [...fixtures]
      .sort(() => random() - 0.5)
      .flatMap((fixture) => {
        const fitting = looksOf(fixture).filter(({ odds }) => odds > 130 && odds < 175);
        const look = fitting[Math.floor(random() * fitting.length)];
        return look ? [legOf(fixture, look.seen, look.index)] : [];
      });
    const wanted = folders ?? 2;
    if (legs.length < wanted) return;
    const name = `${wanted} picks ${folders === null ? 'without' : 'with'} a bonus`;
    await buy(name, legs.slice(0, wanted), { bonusFolders: folders });
  }

  async function buyMixes(): Promise<void> {
    for (const fixture of watcher.fixtures()) {
      if (
        !isUpcoming(fixture.status) ||
        mixed.has(fixture.id) ||
        fixture.startsAt - watcher.now() > 3 * MINUTE
      )
        continue;
      mixed.add(fixture.id);
      const mix = bestMix(fixture, watcher.endings(fixture.sport));
      if (!mix) continue;
      totals.mixes += 1;
      totals.bestWorst = Math.max(totals.bestWorst, mix.worst);
      if (mix.worst <= 1) continue;
      const all = looksOf(fixture).map(({ seen, index }) => legOf(fixture, seen, index));
      const least = Math.min(...mix.parts.map(({ share }) => share));
      for (const { selectionId, share } of mix.parts) {
        const leg = all.find((one) => one.selectionId === selectionId);
        const userId = accounts.next();
        if (!leg || userId === null) continue;
        const stake = Math.round((accounts.minStake(userId) * share) / least);
        await accounts.place(
          userId,
          'a mix of one fixture by linear programme',
          slipOf(stake, [leg]),
        );
      }
    }
  }

  /** Odds of before the clock moved, sent before the stream is read: a price that time may have made stale. */
  async function buyStale(old: readonly { name: string; look: Look }[]): Promise<void> {
    for (const { look } of old) {
      const leg = legOf(look.fixture, look.seen, look.index);
      await buy('a price of the last look', [leg]);
    }
  }

  async function probe(): Promise<void> {
    const userId = accounts.next();
    const open = watcher.fixtures().sort(() => random() - 0.5);
    if (userId === null) return;
    totals.forbidden += await tryForbidden(probing, userId, open);
    const look = open.flatMap(looksOf)[0];
    if (!look) return;
    const leg = legOf(look.fixture, look.seen, look.index);
    const other = accounts.next() ?? userId;
    if (other !== userId)
      await tryKeys(probing, [userId, other], slipOf(accounts.minStake(userId), [leg]));
  }

  /** Lets time pass that nobody watches; what a stream tells of it afterwards has no moment. */
  async function leap(): Promise<void> {
    await watcher.moveTo(watcher.now() + SECOND + Math.round(random() * options.pause));
    await watcher.list();
    await settle();
    watcher.forgetMoments();
    watcher.forgetFinished();
  }

  async function look(): Promise<void> {
    const isStale = random() < 0.3;
    const old = isStale
      ? candidates().filter((candidate) => takesInPlayBets(candidate.look.fixture.status))
      : [];
    await watcher.moveTo(watcher.now() + SECOND + Math.round(random() ** 2 * LONGEST_STEP));
    await buyStale(old.slice(-1));
    await settle();
    watcher.forgetFinished();
    await buyMixes();
    const open = watcher.fixtures().filter(({ status }) => isBettable(status));
    await joint.buyMixes(open);
    await joint.buyAny(open);
    await buySingles();
    if (random() < 0.15) await buyCombination();
    if (totals.looks % LOOKS_A_PROBE === 1) await probe();
    totals.looks += 1;
  }

  const from = watcher.now();
  const giveUp = performance.now() + (options.budget ?? Number.POSITIVE_INFINITY);
  let day = 0;
  while (watcher.now() - from < options.length && performance.now() < giveUp) {
    if (options.pause > 0) await leap();
    await watcher.list();
    await settle();
    for (let turn = 0; turn < LOOKS_A_BURST; turn++) await look();
    totals.played = watcher.now() - from;
    if (Math.floor((4 * totals.played) / DAY) === day) continue;
    day = Math.floor((4 * totals.played) / DAY);
    await accounts.collect();
    options.log?.(`${day / 4} days: ${accounts.placed.length} bets, ${totals.looks} looks`);
  }
  const last = watcher.fixtures().flatMap(looksOf)[0];
  const small = accounts.next();
  if (last && small) await tryOverdraft(probing, small, legOf(last.fixture, last.seen, last.index));
  watcher.close();
  const { searched, bestWorst } = joint.found();
  Object.assign(totals, { jointMixes: searched, jointWorst: bestWorst });
  // By then every game that is followed is over, and settled. Hour by hour, for an answer may take a minute at most.
  for (let hour = 0; hour < 6; hour += 1) await watcher.moveTo(watcher.now() + HOUR);
  await accounts.collect();
  return totals;
}
