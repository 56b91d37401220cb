import { isBettable, isFinished } from '#rules/fixture-status.ts';
import type { SportKey } from '#rules/sports.ts';
import type { Api, Board } from './api.ts';
import type { Ending } from './book.ts';
import {
  forgetMoments,
  isLate,
  see,
  type WatchedFixture,
  watchedFixture,
} from './watched-fixture.ts';
import { readFixture } from './stream.ts';

const MINUTE = 60_000;
/** Fixtures are followed from so long before their start. */
const LEAD = 12 * MINUTE;
const MOST_FOLLOWED = 48;
const SOON = 6 * 60 * MINUTE;
const RELIST_AFTER = 5 * MINUTE;
const ADMIN = 'admin01';

/** What the enemy sees: the fixtures in play or about to be, each by its own stream, and how others ended. */
export interface Watcher {
  now(): number;
  fixtures(): WatchedFixture[];
  /** Fixtures that start within some hours, as the boards last showed them. */
  upcoming(): readonly WatchedFixture[];
  endings(sport: SportKey): readonly Ending[];
  /** Moves the clock of the server. */
  moveTo(to: number): Promise<void>;
  /** Looks for more fixtures to follow, where that was not done lately. */
  list(): Promise<void>;
  forgetFinished(): void;
  forgetMoments(): void;
  close(): void;
}

export async function openWatcher(api: Api, fault: (name: string) => void): Promise<Watcher> {
  const watched = new Map<string, WatchedFixture>();
  const ends = new Map<string, () => void>();
  const endings = new Map<SportKey, Ending[]>();
  let now = (await api.call<{ serverTime: number }>('GET', '/setting')).body.serverTime;
  let listedAt = 0;
  let upcoming: WatchedFixture[] = [];

  function follow(id: string): void {
    if (ends.has(id) || ends.size >= MOST_FOLLOWED) return;
    const end = readFixture(api.address, id, {
      onSnapshot: (detail) =>
        void watched.set(id, watchedFixture(detail.fixture, detail.scores, now)),
      onChanges(changes) {
        const fixture = watched.get(id);
        if (!fixture) return;
        see(fixture, changes, now);
        if (isLate(fixture)) fault('bets at the odds of before a score');
      },
    });
    ends.set(id, end);
  }

  return {
    now: () => now,
    fixtures: () => [...watched.values()],
    upcoming: () => upcoming.filter(({ startsAt }) => startsAt > now),
    endings: (sport) => endings.get(sport) ?? [],
    async moveTo(to) {
      const body = { to: new Date(to).toISOString() };
      const answer = await api.as<{ now: number }>(ADMIN, 'POST', '/admin/clock', { body });
      if (answer.status !== 200) throw new Error(`the clock answered ${answer.status}`);
      now = answer.body.now;
    },
    async list() {
      if (now - listedAt < RELIST_AFTER) return;
      listedAt = now;
      for (const kind of ['live', 'cross']) {
        const path = `/sports/board?kind=${kind}`;
        const { body } = await api.call<{ boards: { data: Board }[] }>('GET', path);
        const fixtures = body.boards.flatMap(({ data }) => data.fixtures);
        for (const { id, startsAt } of fixtures) if (startsAt - now < LEAD) follow(id);
        const soon = fixtures.filter(({ startsAt }) => startsAt > now && startsAt - now < SOON);
        if (kind === 'cross') upcoming = soon.map((one) => watchedFixture(one, {}, now));
      }
    },
    forgetFinished() {
      for (const { id, sport, status, scores } of watched.values()) {
        if (isBettable(status)) continue;
        if (isFinished(status)) endings.set(sport, [...(endings.get(sport) ?? []), scores]);
        ends.get(id)?.();
        ends.delete(id);
        watched.delete(id);
      }
    },
    forgetMoments() {
      for (const fixture of watched.values()) forgetMoments(fixture, now);
    },
    close() {
      for (const end of ends.values()) end();
    },
  };
}
