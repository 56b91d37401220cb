import type { TestApp } from '../build-test-app.ts';
import type { Recorder } from './recorder.ts';

export interface Scene {
  title: string;
  play(record: Recorder, site: TestApp): Promise<void>;
}

const BOARD = 'board:ice-hockey:live';

/** What openapi/transcripts holds, by file name; one server plays them in this order. */
export const scenes: Readonly<Record<string, Scene>> = {
  'first-connect': {
    title: 'A guest connects: whole states first, then a heartbeat, which comes again every 5 s',
    async play(record) {
      const guest = await record.opens('guest', { topics: `site,${BOARD}` });
      await record.passes(5);
      await guest.receives('event: heartbeat');
      guest.cuts();
    },
  },
  'board-deltas': {
    title: 'A board and what changes on it, deltas and heartbeats in one order',
    async play(record) {
      const guest = await record.opens('guest', { topics: BOARD });
      await record.passes(20);
      await guest.receives('event: delta');
      await record.passes(10);
      await guest.receives('event: heartbeat');
      guest.cuts();
    },
  },
  'resume-in-time': {
    title: 'A reader that was cut off goes on by its last id, and gets what it missed',
    async play(record) {
      const guest = await record.opens('guest', { topics: `site,${BOARD}` });
      await record.passes(15);
      await guest.receives('event: heartbeat');
      guest.cuts();
      await record.passes(15);
      const lastId = guest.seqOf();
      const again = await record.opens('guest', { topics: `site,${BOARD}`, lastId });
      again.cuts();
    },
  },
  'resume-too-late': {
    title: 'A reader that was away for longer than its topics are kept gets their states',
    async play(record) {
      const guest = await record.opens('guest', { topics: BOARD });
      guest.cuts();
      await record.passes(75);
      const again = await record.opens('guest', { topics: BOARD, lastId: guest.seqOf() });
      again.cuts();
    },
  },
  gap: {
    title: 'A reader that finds a gap asks for that topic whole, and goes on with the other',
    async play(record) {
      const guest = await record.opens('guest', { topics: `site,${BOARD}` });
      await record.passes(30);
      await guest.loses();
      await guest.receives('event: delta');
      const site = guest.seqOf('site');
      record.note(`guest sees that a delta of ${BOARD} is missing`);
      guest.cuts();
      const again = await record.opens('guest', { topics: `site@${site},${BOARD}` });
      again.cuts();
    },
  },
  'topics-changed': {
    title: 'A reader that wants one topic more says of the others what it has',
    async play(record, site) {
      const guest = await record.opens('guest', { topics: `site,${BOARD}` });
      await record.passes(10);
      await guest.receives('event: delta');
      const marks = ['site', BOARD].map((topic) => `${topic}@${guest.seqOf(topic)}`);
      guest.cuts();
      const [fixture] = await site.db.query<{ id: string }>(
        `select id from fixture where sport = 'ice-hockey' and status = 2 order by id limit 1`,
      );
      await record.passes(5);
      const topics = [...marks, `fixture:${fixture?.id}`].join();
      const again = await record.opens('guest', { topics });
      await record.passes(20);
      await again.receives('"topic":"fixture:');
      again.cuts();
    },
  },
  'in-play': {
    title: 'All fixtures in play, and how they go on, without a price',
    async play(record) {
      const guest = await record.opens('guest', { topics: 'inplay' });
      await record.passes(20);
      await guest.receives('event: delta');
      guest.cuts();
    },
  },
  'member-bet': {
    title: 'A member bets, and the bet is settled',
    async play(record, site) {
      await record.logsIn('member01');
      const member = await record.opens('member01', { topics: 'me', as: 'member01' });
      const fixtureId = await place(site, record.token('member01'));
      record.note(`member01 places a bet on fixture ${fixtureId}: POST /api/bet`);
      await record.sends();
      await member.receives('event: delta');
      record.note(`fixture ${fixtureId} is over`);
      await playToResult(site, fixtureId);
      await record.sends();
      await member.receives('event: delta');
      member.cuts();
    },
  },
  'session-replaced': {
    title: 'Another login ends the session, and the stream with it',
    async play(record) {
      await record.logsIn('member01');
      const member = await record.opens('member01', { topics: 'me,site', as: 'member01' });
      await record.logsIn('member01');
      await member.receives('event: end');
      await member.isClosed();
      await record.opens('member01', { topics: 'site', as: 'member01#1' });
    },
  },
  maintenance: {
    title: "Maintenance begins: members' streams end, guests' go on",
    async play(record, site) {
      const guest = await record.opens('guest', { topics: 'site' });
      await record.logsIn('member01');
      const member = await record.opens('member01', { topics: 'me', as: 'member01' });
      const token = await site.login('admin01');
      const change = async (siteNoticeFlg: boolean) => {
        record.note(`an admin sets siteNoticeFlg ${siteNoticeFlg}: PATCH /api/admin/setting`);
        await site.call('PATCH', '/admin/setting', { token, body: { siteNoticeFlg } });
        await record.sends();
      };
      await change(true);
      await member.receives('event: end');
      await member.isClosed();
      await guest.receives('event: delta');
      await change(false);
      await guest.receives('event: delta');
      guest.cuts();
    },
  },
  refused: {
    title: 'What is refused, in place of a stream',
    async play(record) {
      for (const topics of [
        'board:chess:live',
        'fixture:000000000',
        '',
        `site,site:2@5`,
        'me',
        'desk',
      ])
        await record.opens('guest', { topics });
      await record.opens('guest', { topics: 'site', as: 'nobody' });
    },
  },
  desk: {
    title: 'A deposit and a question reach the desk, and a manager takes the deposit up',
    async play(record, site) {
      await record.logsIn('manager01');
      await record.logsIn('member01');
      const manager = await record.opens('manager01', { topics: 'desk', as: 'manager01' });
      const id = await requestDeposit(site, record.token('member01'));
      record.note('member01 requests a deposit: POST /api/charge');
      await record.sends();
      await manager.receives('"state":"requested"');
      const token = record.token('manager01');
      const body = { event: 'check', reason: null };
      await site.call('POST', `/desk/request/deposit/${id}`, { token, body });
      record.note('manager01 takes it up: POST /api/desk/request/deposit/{requestId}');
      await record.sends();
      await manager.receives('"state":"checking"');
      await site.call('POST', '/charge/account', { token: record.token('member01') });
      record.note('member01 asks which account to pay to: POST /api/charge/account');
      await record.sends();
      await manager.receives('"kind":"inquiry"');
      manager.cuts();
      await record.opens('member01', { topics: 'desk', as: 'member01' });
    },
  },
  tournament: {
    title: 'A member watches a tournament and joins it',
    async play(record, site) {
      await record.logsIn('member01');
      const topics = 'tournament:1';
      const member = await record.opens('member01', { topics, as: 'member01' });
      await site.call('PUT', '/tournament/1/join', { token: record.token('member01') });
      record.note('member01 joins: PUT /api/tournament/1/join');
      await record.sends();
      await member.receives('event: delta');
      member.cuts();
      await record.opens('guest', { topics });
    },
  },
  league: {
    title: 'A league and the list of leagues, and how they go on',
    async play(record, site) {
      const next = await nextKickOff(site);
      await site.advanceTo(next.startsAt - 10_000);
      record.note(`a match of ${next.leagueId} begins in 10 seconds`);
      const guest = await record.opens('guest', { topics: `league:${next.leagueId},leagues` });
      await record.passes(20);
      await guest.receives('"topic":"leagues"');
      guest.cuts();
    },
  },
  shutdown: {
    title: 'The server stops: readers go on elsewhere, or later',
    async play(record, site) {
      const guest = await record.opens('guest', { topics: 'site' });
      record.note('the server stops');
      site.hub.close();
      await guest.receives('event: end');
      await guest.isClosed();
    },
  },
};

/** The kick-off that comes first of a league that has nothing in play, whose list is short and still until then. */
async function nextKickOff(site: TestApp): Promise<{ leagueId: string; startsAt: number }> {
  const [next] = await site.db.query<{ leagueId: string; startsAt: number }>(
    `select f.league_id as "leagueId", f.starts_at as "startsAt" from fixture f
     where f.status = 1 and f.starts_at > $1
       and not exists (select from fixture o where o.league_id = f.league_id and o.status = 2)
     order by f.starts_at, f.id limit 1`,
    [site.clock.now() + 10_000],
  );
  if (!next) throw new Error('nothing is to come');
  return next;
}

interface Offer {
  fixtureId: string;
  selectionId: string;
  odds: number;
  line: number | null;
  offerScore: unknown;
}

/** Places a bet on the game in play that began first and still has an offer; returns its fixture. */
async function place(site: TestApp, token: string): Promise<string> {
  const [offer] = await site.db.query<Offer>(
    `select s.fixture_id as "fixtureId", s.id as "selectionId", s.odds, m.line, m.offer_score as "offerScore"
     from selection s join market m on m.id = s.market_id join fixture f on f.id = s.fixture_id
     where s.status = 1 and m.status = 1 and m.phase = 'inplay' and f.status = 2
     order by f.starts_at, s.odds, s.id limit 1`,
  );
  if (!offer) throw new Error('nothing is offered');
  const { fixtureId, ...leg } = offer;
  const body = {
    stake: 10_000,
    oddsPolicy: 'any',
    bonusFolders: null,
    legs: [{ ...leg, inPlay: true }],
  };
  const headers = { 'idempotency-key': 'transcript' };
  const { status, body: answer } = await site.call('POST', '/bet', { token, headers, body });
  if (status !== 201) throw new Error(`the bet was refused: ${JSON.stringify(answer)}`);
  return fixtureId;
}

async function requestDeposit(site: TestApp, token: string): Promise<string> {
  const { status, body } = await site.call<{ id: string }>('POST', '/charge', {
    token,
    headers: { 'idempotency-key': 'transcript-deposit' },
    body: { amount: 100_000, depositorName: '김한판', chargeType: 1, bonus: 'none' },
  });
  if (status !== 201) throw new Error(`the deposit was refused: ${JSON.stringify(body)}`);
  return body.id;
}

async function playToResult(site: TestApp, fixtureId: string): Promise<void> {
  for (let minute = 0; minute < 120; minute += 1) {
    await site.advanceTo(site.clock.now() + 60_000);
    const [row] = await site.db.query<{ status: number }>(
      'select status from fixture where id = $1',
      [fixtureId],
    );
    if (row?.status === 3) return;
  }
  throw new Error(`${fixtureId} has no result`);
}
