import { isDeepStrictEqual } from 'node:util';
import { operationNamed } from '../../contract/document.ts';
import { CaseEnded, type CaseContext, notTried, type Schemas } from '../context.ts';
import { type Case, defineCase } from '../define-case.ts';
import { limitsOf, pickOffers, place, readBoards, slipOf } from '../offers.ts';
import { regular, SHARED, sessionOf } from '../people.ts';
import { limits } from '../../stream/index.ts';
import type { Session } from '../../site/site.ts';
import { type Delta, openReader, type Reader } from './reader.ts';

/** On a busy machine. */
const LATE_MS = 2_500;
const LOOK_MS = 50;
const MOST_TRIES = 40;
const READ_AGAIN_MS = 500;
/** Counts are published every 10 s at most. */
const COUNTS_LATE_MS = 10_000 + LATE_MS;

/** Any change on the member's own topic. */
async function bet(t: CaseContext, as: Session): Promise<string> {
  const { minStake } = (await limitsOf(t, as)).prematch;
  const placed = t.want(await place(t, as, slipOf(await pickOffers(t, 2), minStake)), 201);
  return placed.body.id;
}

/** The counts of the stream may be some seconds older than those of a call. */
async function sameCounts(t: CaseContext, reader: Reader): Promise<void> {
  const site = reader.snapshots('site')[0]?.data as Partial<Schemas['SiteState']> | undefined;
  const shown = () =>
    reader.changes('site').findLast((one) => one.kind === 'counts')?.counts ?? site?.counts;
  const giveUp = performance.now() + COUNTS_LATE_MS;
  for (;;) {
    const counts = await t.call('getBoardCounts');
    if (!isDeepStrictEqual(counts.body, shown()) && performance.now() < giveUp) {
      await new Promise((done) => setTimeout(done, READ_AGAIN_MS));
      continue;
    }
    return t.same('openStream', 'the counts of the stream', shown(), counts.body);
  }
}

/** The state of a stream is that of the call with the same seq; a busy board moves between the two. */
async function sameBoard(t: CaseContext, sport: Schemas['Sport']): Promise<void> {
  for (let tried = 0; tried < MOST_TRIES; tried += 1) {
    const reader = await openReader(t, `board:${sport}:cross`, t.site.guest());
    if (!(await reader.caughtUp())) return;
    const [shown] = reader.snapshots();
    reader.stream.cut();
    const read = await t.call('getBoard', { query: { kind: 'cross', sport } });
    const [board] = read.body.boards;
    if (!shown || !board || shown.seq !== board.seq) continue;
    const isSame = isDeepStrictEqual(shown.data, board.data);
    return t.holds(read, isSame, 'the board of the stream at the same seq', 'another');
  }
  notTried('the board moved on with every read: never the same seq on the stream and in a call');
}

/** A reader of `me`, where it was before a bet, and the deltas of that bet. */
async function missOne(t: CaseContext) {
  const as = await sessionOf(t, 'member');
  const reader = await openReader(t, 'me', as);
  if (!(await reader.caughtUp())) throw new CaseEnded();
  const lastEventId = reader.lastEventId();
  const seqs = { me: reader.seqOf('me') ?? 0 };
  const betId = await bet(t, as);
  await reader.until('a delta of the bet', () => reader.deltas('me').length > 0);
  return { as, reader, lastEventId, seqs, betId, missed: reader.deltas('me') };
}

/** Ends a case where a server sends the whole state in place of what was missed, as it may: all of it, if so. */
function resumed(t: CaseContext, again: Reader, missed: readonly Delta[]): void {
  const [state] = again.snapshots('me');
  if (!state) return;
  const last = missed.at(-1)?.seq ?? 0;
  t.holds('openStream', state.seq >= last, `a state of me at ${last} or later`, state.seq);
  notTried('resume not offered: a reader that returns gets the whole state');
}

export const streamCases: readonly Case[] = [
  defineCase({
    id: 'stream/heartbeat',
    what: 'a heartbeat comes every five seconds',
    phase: 'beside',
    async run(t) {
      const reader = await openReader(t, 'site', t.site.guest(), { tolerance: LATE_MS });
      const beats = () => reader.stream.events.filter(({ event }) => event === 'heartbeat');
      if (!(await reader.caughtUp())) return;
      // The first may come at once, where all readers have one rhythm: the time between two shows what it is.
      for (const before of [1, 2])
        await reader.until(
          'the next heartbeat',
          () => beats().length > before,
          limits.heartbeat + LATE_MS,
        );
    },
  }),
  defineCase({
    id: 'stream/snapshots',
    what: 'every topic begins with its whole state, as the calls answer it',
    async run(t) {
      const as = await sessionOf(t, 'member');
      const [board] = (await readBoards(t, 'cross')).filter(({ fixtures }) => fixtures.length > 0);
      const [fixture] = board?.fixtures ?? [];
      const sport = board?.sport ?? 'football';
      const topics = [
        `board:${sport}:cross`,
        'site',
        'me',
        ...(fixture ? [`fixture:${fixture.id}`] : []),
      ];
      const reader = await openReader(t, topics.join(','), as);
      if (!(await reader.caughtUp())) return;
      const got = reader.snapshots().map(({ topic }) => topic);
      t.same('openStream', 'a snapshot of each topic', [...got].sort(), [...topics].sort());
      const [first] = reader.stream.events;
      t.same('openStream', 'the first event', first?.event, 'snapshot');
      const member = await t.call('getMember', { as });
      const me = reader.snapshots('me')[0]?.data as Partial<Schemas['MeState']> | undefined;
      t.same(member, 'the money of the stream', member.body.emoney, me?.emoney);
      await sameCounts(t, reader);
      await sameBoard(t, sport);
    },
  }),
  defineCase({
    id: 'stream/deltas',
    what: 'each delta follows on the one before it',
    async run(t) {
      const as = await sessionOf(t, 'member');
      const reader = await openReader(t, 'me', as);
      if (!(await reader.caughtUp())) return;
      for (const _ of [1, 2]) {
        const before = reader.deltas('me').length;
        await bet(t, as);
        await reader.until('a delta of the bet', () => reader.deltas('me').length > before);
      }
    },
  }),
  defineCase({
    id: 'stream/resume-id',
    what: 'a reader that returns with its last id gets what it missed, and no snapshot',
    async run(t) {
      const { as, reader, betId, missed, lastEventId = '' } = await missOne(t);
      reader.stream.cut();
      const again = await openReader(t, 'me', as, { lastEventId });
      await again.caughtUp();
      resumed(t, again, missed);
      t.same('openStream', 'snapshots of a resumed reader', again.snapshots().length, 0);
      const got = again.deltas('me').slice(0, missed.length);
      t.same('openStream', `the deltas since ${lastEventId}, bet ${betId}`, got, missed);
      const last = again.lastEventId() ?? '';
      again.stream.cut();
      const third = await openReader(t, 'me', as, { lastEventId: last });
      await third.caughtUp();
      t.same('openStream', 'deltas that were had already', third.deltas().length, 0);
    },
  }),
  defineCase({
    id: 'stream/resume-topic',
    what: 'a topic with the seq its reader has goes on from there, the others begin again',
    async run(t) {
      const { as, missed, seqs } = await missOne(t);
      const again = await openReader(t, 'me,site', as, { seqs });
      await again.caughtUp();
      resumed(t, again, missed);
      const topics = again.snapshots().map(({ topic }) => topic);
      t.same('openStream', 'the topics with a snapshot', topics, ['site']);
      t.same('openStream', 'the deltas of me', again.deltas('me').slice(0, missed.length), missed);
    },
  }),
  defineCase({
    id: 'stream/gap',
    what: 'where the last id is too old, or none of this server, a snapshot comes instead',
    async run(t) {
      const as = await sessionOf(t, 'member');
      for (const lastEventId of ['1', '9007199254740991']) {
        const reader = await openReader(t, 'me,site', as, { lastEventId });
        await reader.caughtUp();
        const topics = reader.snapshots().map(({ topic }) => topic);
        t.same('openStream', `snapshots after the id ${lastEventId}`, topics.sort(), [
          'me',
          'site',
        ]);
        reader.stream.cut();
      }
      const reader = await openReader(t, 'site', as, { seqs: { site: 1 } });
      await reader.caughtUp();
      t.same('openStream', 'snapshots after site@1', reader.snapshots('site').length, 1);
    },
  }),
  defineCase({
    id: 'stream/refused',
    what: 'unknown topics, too many of them, me without a token and a member’s desk are refused',
    async run(t) {
      const open = (topics: string) => t.send(operationNamed('openStream'), { query: { topics } });
      t.check(await open('me'), 'UNAUTHENTICATED');
      t.check(await open('site,me'), 'UNAUTHENTICATED');
      const desk = { as: await sessionOf(t, 'member'), query: { topics: 'desk' } };
      t.check(await t.send(operationNamed('openStream'), desk), 'FORBIDDEN');
      const many = Array.from(
        { length: limits.topics + 1 },
        (_, at) => `fixture:unknown${at}`,
      ).join(',');
      for (const topics of [
        'nowhere',
        'board:football:none',
        'board:chess:cross',
        'fixture:nosuchfixture',
        many,
        ',',
      ])
        t.check(await open(topics), 'VALIDATION', topics.slice(0, 40));
      const lastEventId = { headers: { 'Last-Event-ID': 'abc' }, query: { topics: 'site' } };
      t.check(
        await t.send(operationNamed('openStream'), lastEventId),
        'VALIDATION',
        'Last-Event-ID',
      );
    },
  }),
  defineCase({
    id: 'stream/own',
    what: 'the stream of a member says nothing of another',
    needs: ['other'],
    async run(t) {
      const [mine, theirs] = [await sessionOf(t, 'member'), await sessionOf(t, 'other')];
      const [one, two] = [await openReader(t, 'me', mine), await openReader(t, 'me', theirs)];
      await one.caughtUp();
      await two.caughtUp();
      const has = (reader: Reader, betId: string) =>
        reader.changes('me').some((change) => change.kind === 'bet' && change.bet.id === betId);
      const betId = await bet(t, mine);
      await one.until('a delta of the bet', () => has(one, betId));
      // Deltas come in order: with their own bet everything before it has come too.
      const theirId = await bet(t, theirs);
      await two.until('a delta of their own bet', () => has(two, theirId) || has(two, betId));
      t.same('openStream', 'whether another member received the bet', has(two, betId), false);
    },
  }),
  defineCase({
    id: 'stream/too-many',
    what: 'a member has so many streams at once, and one that ends makes room',
    needs: ['admin'],
    async run(t) {
      const as = await regular(t, SHARED);
      const readers = [];
      for (let opened = 0; opened < limits.streamsPerMember; opened += 1)
        readers.push(await openReader(t, 'site', as));
      const query = { topics: 'site' };
      t.check(await t.sendOnce(operationNamed('openStream'), { as, query }), 'RATE_LIMITED');
      readers[0]?.stream.cut();
      let status = 0;
      for (let tried = 0; tried < MOST_TRIES && status !== 200; tried += 1) {
        await new Promise((done) => setTimeout(done, LOOK_MS));
        ({ status } = await t.sendOnce(operationNamed('openStream'), { as, query }));
      }
      t.same('openStream', 'the status after one has ended', status, 200);
    },
  }),
];
