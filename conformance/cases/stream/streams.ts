import { isDeepStrictEqual } from 'node:util';
import { operationNamed } from '../../contract/document.ts';
import type { CaseContext } from '../context.ts';
import { type Case, defineCase } from '../define-case.ts';
import { limitsOf, pickOffers, place, readBoards, slipOf } from '../offers.ts';
import { regular, SHARED, sessionOf } from '../people.ts';
import { limits } from '../../stream/index.ts';
import type { Session } from '../../site/site.ts';
import { openReader } from './reader.ts';

/** On a busy machine. */
const LATE_MS = 2_500;
const LOOK_MS = 50;
const MOST_TRIES = 40;

/** Makes something happen on the member's own topic. */
async function bet(t: CaseContext, as: Session): Promise<string> {
  const { minStake } = (await limitsOf(t, as)).prematch;
  const placed = await place(t, as, slipOf(await pickOffers(t, 2), minStake));
  t.want(placed, 201);
  return placed.body.id;
}

export const streamCases: readonly Case[] = [
  defineCase({
    id: 'stream/heartbeat',
    what: 'a heartbeat comes every five seconds',
    phase: 'beside',
    async run(t) {
      const reader = await openReader(t, 'site', t.site.guest(), { tolerance: LATE_MS });
      const beats = () => reader.stream.events.filter(({ event }) => event === 'heartbeat');
      const first = await reader.caughtUp();
      if (!first) return;
      await reader.until(
        'the next heartbeat',
        () => beats().length > 1,
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
      const [shown] = reader.snapshots(`board:${sport}:cross`);
      const read = await t.call('getBoard', { query: { kind: 'cross', sport } });
      const same = read.body.boards[0];
      if (shown && shown.seq === same?.seq)
        t.holds(
          read,
          isDeepStrictEqual(shown.data, same.data),
          'the board of the stream at the same seq',
          'another',
        );
      const member = await t.call('getMember', { as });
      const [me] = reader.snapshots('me');
      t.same(
        member,
        'the money of the stream',
        member.body.emoney,
        (me?.data as { emoney?: number })?.emoney,
      );
      const [site] = reader.snapshots('site');
      const counts = await t.call('getBoardCounts');
      t.same(
        counts,
        'the counts of the stream',
        counts.body,
        (site?.data as { counts?: unknown })?.counts,
      );
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
      const as = await sessionOf(t, 'member');
      const reader = await openReader(t, 'me', as);
      if (!(await reader.caughtUp())) return;
      const lastEventId = reader.lastEventId();
      const betId = await bet(t, as);
      await reader.until('a delta of the bet', () => reader.deltas('me').length > 0);
      const missed = reader.deltas('me');
      reader.stream.cut();
      const again = await openReader(t, 'me', as, { ...(lastEventId && { lastEventId }) });
      await again.caughtUp();
      t.same('openStream', 'snapshots of a resumed reader', again.snapshots().length, 0);
      const got = again.deltas('me').slice(0, missed.length);
      t.same('openStream', `the deltas since ${lastEventId}, bet ${betId}`, got, missed);
      const last = again.lastEventId();
      again.stream.cut();
      const third = await openReader(t, 'me', as, { ...(last && { lastEventId: last }) });
      await third.caughtUp();
      t.same('openStream', 'deltas that were had already', third.deltas().length, 0);
    },
  }),
  defineCase({
    id: 'stream/resume-topic',
    what: 'a topic with the seq its reader has goes on from there, the others begin again',
    async run(t) {
      const as = await sessionOf(t, 'member');
      const reader = await openReader(t, 'me', as);
      if (!(await reader.caughtUp())) return;
      const seqs = { me: reader.seqOf('me') ?? 0 };
      await bet(t, as);
      await reader.until('a delta of the bet', () => reader.deltas('me').length > 0);
      const missed = reader.deltas('me');
      const again = await openReader(t, 'me,site', as, { seqs });
      await again.caughtUp();
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
    what: 'unknown topics, too many of them, and me without a token are refused',
    async run(t) {
      const open = (topics: string) => t.send(operationNamed('openStream'), { query: { topics } });
      t.check(await open('me'), 'UNAUTHENTICATED');
      t.check(await open('site,me'), 'UNAUTHENTICATED');
      const many = Array.from(
        { length: limits.topics + 1 },
        (_, at) => `fixture:unknown${at}`,
      ).join(',');
      for (const topics of [
        'nowhere',
        'board:football:none',
        'board:cricket:cross',
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
      const betId = await bet(t, mine);
      await one.until('a delta of the bet', () => one.deltas('me').length > 0);
      const leaked = two
        .changes('me')
        .some((change) => change.kind === 'bet' && change.bet.id === betId);
      t.same('openStream', 'whether another member received the bet', leaked, false);
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
