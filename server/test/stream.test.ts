import { mkdtempSync, rmSync } from 'node:fs';
import { OFFERED_SPORTS } from '#rules/markets/offered-sports.ts';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readContract } from '../src/contract/document.ts';
import { type ArchivedMatch, parseSeason } from '../src/modules/sports/feed/index.ts';
import { saveArchive } from '../src/modules/sports/seasons/index.ts';
import { buildTestApp, TEST_START, type TestApp } from './build-test-app.ts';
import { createOracle } from './contract/oracle.ts';
import { scratchRoot } from './scratch.ts';
import { readStream, type StreamEvent } from './stream-reader.ts';

const MINUTE = 60_000;
const oracle = createOracle(readContract());
const WRAPPER: Record<string, string> = {
  snapshot: 'StreamSnapshot',
  delta: 'StreamDelta',
  heartbeat: 'StreamHeartbeat',
  end: 'StreamEnd',
};
const STATE: Record<string, string> = {
  board: 'Board',
  fixture: 'FixtureDetail',
  league: 'LeagueBoard',
  leagues: 'LeagueList',
  me: 'MeState',
  site: 'SiteState',
};
const CHANGE: Record<string, string> = {
  board: 'BoardChange',
  fixture: 'FixtureChange',
  league: 'BoardChange',
  leagues: 'LeaguesChange',
  me: 'MeChange',
  site: 'SiteChange',
};

let site: TestApp;
let address: string;

beforeAll(async () => {
  site = await buildTestApp({ feed: 'simulated' });
  address = await site.listen();
});
afterAll(() => site.close());

const until = (check: () => void) => vi.waitFor(check, { timeout: 8_000, interval: 10 });

/** What the contract says against an event: its frame, and its content as the topic's own. */
function faultsOf({ event, data }: StreamEvent): (string | null)[] {
  const kind = data.topic?.split(':')[0] ?? '';
  return [
    oracle.named(WRAPPER[event] ?? 'none', data),
    event === 'snapshot' ? oracle.named(STATE[kind] ?? 'none', data.data) : null,
    ...(data.changes ?? []).map((change) => oracle.named(CHANGE[kind] ?? 'none', change)),
  ].filter((one) => one !== null);
}

interface Pick {
  selectionId: string;
  odds: number;
  line: number | null;
  offerScore: null;
  inPlay: boolean;
}

async function pickLater(): Promise<Pick> {
  const [pick] = await site.db.query<Pick>(
    `select s.id as "selectionId", s.odds, m.line, m.offer_score as "offerScore",
              m.phase = 'inplay' as "inPlay" from selection s join market m on m.id = s.market_id
     join fixture f on f.id = s.fixture_id
     where s.status = 1 and m.status = 1 and m.phase = 'prematch' and f.starts_at > $1 order by s.id limit 1`,
    [site.clock.now() + 6 * 60 * MINUTE],
  );
  if (!pick) throw new Error('nothing is offered');
  return pick;
}

async function place(token: string, key: string) {
  const body = { stake: 10_000, oddsPolicy: 'any', bonusFolders: null, legs: [await pickLater()] };
  const headers = { 'idempotency-key': key };
  const answer = await site.call<{ id: string }>('POST', '/bet', { token, headers, body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.id;
}

describe('the stream', () => {
  it('sends nothing but what the contract describes, while games are played and bets are placed', async () => {
    const token = await site.login('member01');
    const [fixture] = await site.db.query<{ id: string; leagueId: string }>(
      'select id, league_id as "leagueId" from fixture where status = 2 order by id limit 1',
    );
    const kinds = ['cross', 'wintielose', 'handicap', 'special', 'live'];
    const boards = OFFERED_SPORTS.flatMap((sport) => kinds.map((kind) => `board:${sport}:${kind}`));
    const lists = [`league:${fixture?.leagueId}`, 'leagues'];
    const topics = [...boards, ...lists, `fixture:${fixture?.id}`, 'site', 'me'];
    const reader = await readStream(address, { topics: topics.join(), token });
    await until(() => expect(reader.of('heartbeat').length).toBeGreaterThan(0));
    await place(token, 'stream-contract');
    for (let turn = 0; turn < 6; turn += 1) await site.advanceTo(site.clock.now() + 5 * MINUTE);
    const seen = (name: string) => new Set(reader.of(name).map((one) => one.data.topic));
    await until(() => expect(seen('delta').size).toBeGreaterThan(8));
    expect([...seen('snapshot')].sort()).toEqual([...topics].sort());
    expect(seen('delta')).toContain('me');
    for (const event of reader.events)
      expect(faultsOf(event), JSON.stringify(event).slice(0, 300)).toEqual([]);
    const last = new Map<string, number>();
    for (const { event, data } of reader.events) {
      const { topic = '', seq = 0, prevSeq } = data;
      if (event === 'delta') expect(prevSeq).toBe(last.get(topic));
      if (event === 'delta' || event === 'snapshot') last.set(topic, seq);
    }
    reader.cut();
  });

  it('takes the token from the header alone', async () => {
    const token = await site.login('member01');
    const status = async (options: { token?: string; query?: string; topics?: string }) => {
      const reader = await readStream(address, { topics: 'me', ...options });
      const { status: got } = reader;
      reader.cut();
      return got;
    };
    expect(await status({ token })).toBe(200);
    expect(await status({})).toBe(401);
    for (const name of ['token', 'X-AUTH-TOKEN', 'access_token']) {
      expect(await status({ query: `&${name}=${token}` })).toBe(400);
    }
    expect(await status({ token: 'A'.repeat(43) })).toBe(556);
    expect(await status({ topics: 'site', token: '' })).toBe(556);
  });

  it("keeps a member's topic to the member", async () => {
    const [mine, theirs] = [await site.login('member01'), await site.login('member02')];
    const [me, other, guest] = await Promise.all([
      readStream(address, { topics: 'me,site', token: mine }),
      readStream(address, { topics: 'me,site', token: theirs }),
      readStream(address, { topics: 'site' }),
    ]);
    for (const name of [
      'me:mem_demo_member02',
      'me:',
      'ME',
      'me ',
      'me@0,me:mem_demo_member02@0',
    ]) {
      const refused = await readStream(address, { topics: name, token: mine });
      expect(refused.status, name).toBe(400);
    }
    const betId = await place(theirs, 'stream-private');
    await until(() => expect(other.raw()).toContain(betId));
    // What was meant for somebody else would have come with the same batch or the next.
    site.hub.publish('site', { kind: 'access', currentAccessUserCount: 77 });
    await until(() => expect(me.raw()).toContain(':77'));
    await until(() => expect(guest.raw()).toContain(':77'));
    expect(me.raw()).not.toContain(betId);
    expect(guest.raw()).not.toContain(betId);
    // The last id of another member's stream opens nothing either.
    const stolen = await readStream(address, {
      topics: 'me',
      token: mine,
      lastId: other.of('delta')[0]?.data.prevSeq,
    });
    await until(() => expect(stolen.of('heartbeat').length).toBeGreaterThan(0));
    expect(stolen.raw()).not.toContain(betId);
    for (const reader of [me, other, guest, stolen]) reader.cut();
  });

  it.each([
    ['replaced', async () => void (await site.login('member01'))],
    [
      'logout',
      async (token: string): Promise<void> =>
        void (await site.call('POST', '/member/logout', { token })),
    ],
    [
      'maintenance',
      async () => {
        const token = await site.login('admin01');
        for (const siteNoticeFlg of [true, false]) {
          await site.call('PATCH', '/admin/setting', { token, body: { siteNoticeFlg } });
        }
      },
    ],
    [
      'expired',
      async (token: string) => {
        const { body } = await site.call<{ sessionExpiresAt: number }>('GET', '/member/user', {
          token,
        });
        await site.advanceTo(body.sessionExpiresAt);
      },
    ],
  ] as const)(
    'ends when the session is %s, with a last word',
    async (reason, end) => {
      const token = await site.login('member01');
      const reader = await readStream(address, { topics: 'me,site', token });
      await until(() => expect(reader.of('heartbeat').length).toBeGreaterThan(0));
      await end(token);
      await reader.closed;
      expect(reader.events.at(-1)).toMatchObject({ event: 'end', data: { reason } });
      // An hour of all games is played until a session expires.
    },
    90_000,
  );
});

describe('a reader that is cut off', () => {
  it('resumes by its last id, without a gap or a double', async () => {
    const [readers, cuts] = [10, 10];
    const COUNTS = 1_000_000;
    let sent = COUNTS;
    const source = setInterval(() => {
      sent += 1;
      site.hub.publish('site', { kind: 'access', currentAccessUserCount: sent });
    }, 7);

    async function follow(salt: number): Promise<void> {
      const counts: number[] = [];
      let [lastId, lastSeq]: (number | undefined)[] = [];
      for (let turn = 0; turn < cuts; turn += 1) {
        let left = 1 + ((salt * 7 + turn * 3) % 4);
        const reader = await readStream(address, {
          topics: 'site',
          lastId,
          onEvent({ id, event, data }) {
            if (id !== null) lastId = id;
            if (event === 'snapshot') {
              expect(turn, 'a snapshot instead of the missed deltas').toBe(0);
              lastSeq = data.seq;
            }
            if (event !== 'delta') return true;
            expect(data.prevSeq).toBe(lastSeq);
            lastSeq = data.seq;
            for (const one of data.changes ?? []) {
              const count = one.currentAccessUserCount ?? 0;
              if (count > COUNTS) counts.push(count);
            }
            left -= 1;
            return left > 0;
          },
        });
        await reader.closed;
      }
      expect(counts.length).toBeGreaterThan(cuts);
      expect(counts).toEqual(counts.map((_, index) => (counts[0] ?? 0) + index));
    }

    try {
      await Promise.all(Array.from({ length: readers }, (_, salt) => follow(salt)));
    } finally {
      clearInterval(source);
    }
  });
});

describe('names of a feed file that try to break out', () => {
  const evil = [
    'x\n\nevent: balance\ndata: {"emoney":1}\n\n',
    'x\r\n\r\nid: 9999999999999\r\n\r\n',
    '<script>alert(1)</script>',
    '\u2028event: end\u2029',
    '"},{"kind":"balance"',
    '\u202eevil\u0007',
  ];

  function season(home: string, index: number): ArchivedMatch {
    const kickOff = TEST_START + (2 + index) * 60 * MINUTE;
    return {
      id: `hostile${index}`,
      division: 'E0',
      season: '2023/24',
      hasTime: true,
      retired: [],
      isRemoved: false,
      date: '2024-05-11',
      startsAt: kickOff,
      home,
      away: `Away ${index}`,
      fullTime: { home: 1, away: 0 },
      halfTime: { home: 0, away: 0 },
      result: { home: 185, draw: 340, away: 400 },
      total: null,
      handicap: null,
    };
  }

  it('are cleaned by the import and harmless on the wire even where they were not', async () => {
    const rows = evil.map(
      (name, index) =>
        `E0,11/05/2024,1${index}:00,"${name.replaceAll('"', '""')}",Away ${index},1,0`,
    );
    const { matches } = parseSeason(
      ['Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG', ...rows].join('\r\n'),
    );
    for (const { home, away } of matches)
      expect(home + away).not.toMatch(/[\p{C}<>"`\\\u2028\u2029]/u);

    const folder = mkdtempSync(join(scratchRoot(), 'hanpan-test-feed-'));
    // Straight into the store, past the import: the wire must not depend on it.
    await saveArchive(folder, evil.map(season));
    const hostile = await buildTestApp({ feed: 'football-data', dataDir: folder });
    try {
      const url = await hostile.listen();
      const reader = await readStream(url, { topics: 'board:football:cross,site' });
      await until(() => expect(reader.of('heartbeat').length).toBeGreaterThan(0));
      expect(reader.raw()).toContain('alert(1)');
      const lines = reader.raw().split(/\r\n|\n|\r/);
      const events = new Set(lines.filter((line) => line.startsWith('event:')));
      expect([...events].sort()).toEqual(['event: heartbeat', 'event: snapshot']);
      expect(reader.of('snapshot')).toHaveLength(2);
      const ids = lines.filter((line) => line.startsWith('id:'));
      expect(ids).toHaveLength(reader.of('heartbeat').length);
      for (const event of reader.events) expect(faultsOf(event)).toEqual([]);
      const board = await hostile.call('GET', '/sports/board?kind=cross&sport=football');
      expect(board.headers['content-type']).toMatch(/^application\/json/);
      reader.cut();
    } finally {
      await hostile.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
