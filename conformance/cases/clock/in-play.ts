import { slipDelayMs } from '#rules/in-play.ts';
import { isSuspended } from '#rules/market-status.ts';
import { type CaseContext, notTried, type Schemas } from '../context.ts';
import { type Case, defineCase } from '../define-case.ts';
import { limitsOf, liveOffers, type Offer, place, readBoards, slipOf } from '../offers.ts';
import { moneyOf, sessionOf } from '../people.ts';
import { openReader } from '../stream/reader.ts';
import { reduceBoard } from './reduce-board.ts';
import { moveBy } from './time.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const LOOKS = 40;

/** Moves on, some seconds a step, until the live boards show something; looks once where the clock is not ours to move. */
async function untilSeen<Found>(
  t: CaseContext,
  look: (boards: readonly Schemas['Board'][]) => Found | undefined,
  what: string,
): Promise<Found> {
  for (let looked = 0; looked < LOOKS; looked += 1) {
    const found = look(await readBoards(t, 'live'));
    if (found !== undefined) return found;
    if (t.site.clockMode === 'system') break;
    await moveBy(t, 20 * SECOND);
  }
  return notTried(what);
}

function suspendedOffer(boards: readonly Schemas['Board'][]): Offer | undefined {
  for (const fixture of boards.flatMap((board) => board.fixtures)) {
    const market = fixture.markets.find(({ status }) => isSuspended(status));
    const [selection] = market?.selections ?? [];
    if (!market || !selection) continue;
    const { line, offerScore } = market;
    const leg = { selectionId: selection.id, odds: selection.odds, line, offerScore, inPlay: true };
    return { fixture, market, leg };
  }
  return undefined;
}

export const inPlayCases: readonly Case[] = [
  defineCase({
    id: 'in-play/pending',
    what: 'a bet in play waits, and is then accepted or given back',
    needs: ['manualClock'],
    phase: 'switches',
    async run(t) {
      const as = await sessionOf(t, 'member');
      const [offer] = (await liveOffers(t))[0] ?? [];
      if (!offer) notTried('no fixture in play takes bets now');
      const { minStake } = (await limitsOf(t, as)).inPlay;
      const before = await moneyOf(t, as);
      const placed = t.want(await place(t, as, slipOf([offer], minStake)), 201);
      const { id, status, type, placedAt, pendingUntil, cancelUntil } = placed.body;
      const wait = slipDelayMs([offer.fixture.sport]);
      const pending = {
        status: 'pending',
        type: 2,
        pendingUntil: placedAt + wait,
        cancelUntil: null,
      };
      t.same(placed, 'a pending bet', { status, type, pendingUntil, cancelUntil }, pending);
      t.same('getMember', 'the money: before − stake', await moneyOf(t, as), before - minStake);
      t.check(await t.call('cancelBet', { as, path: { betId: id } }), 'INVALID_STATE', 'pending');
      await moveBy(t, wait);
      const read = await t.call('getBet', { as, path: { betId: id } });
      const isTaken = read.body.status === 'accepted';
      t.holds(
        read,
        isTaken || read.body.status === 'refused',
        'accepted or refused',
        read.body.status,
      );
      const left = isTaken ? before - minStake : before;
      t.same(
        'getMember',
        `the money of a bet that was ${read.body.status}`,
        await moneyOf(t, as),
        left,
      );
    },
  }),
  defineCase({
    id: 'in-play/suspended',
    what: 'a suspended market takes no bets',
    phase: 'switches',
    async run(t) {
      const offer = await untilSeen(t, suspendedOffer, 'no market in play was suspended');
      const as = await sessionOf(t, 'member');
      const { minStake } = (await limitsOf(t, as)).inPlay;
      const answer = t.want(await place(t, as, slipOf([offer], minStake)), 'BET_REFUSED');
      const { refusals = [] } = answer.body as unknown as Schemas['Problem'];
      t.same(
        answer,
        'why',
        refusals.map(({ code }) => code),
        ['MARKET_SUSPENDED'],
      );
    },
  }),
  defineCase({
    id: 'in-play/folded',
    what: 'a board that follows its deltas is the board that the server has',
    needs: ['manualClock'],
    phase: 'switches',
    async run(t) {
      const [live] = (await readBoards(t, 'live')).filter(({ fixtures }) => fixtures.length > 0);
      if (!live) notTried('nothing is in play now');
      const topics = [`board:${live.sport}:live`, `board:${live.sport}:cross`];
      const reader = await openReader(t, topics.join(','), t.site.guest());
      if (!(await reader.caughtUp())) return;
      for (let minute = 0; minute < 3; minute += 1) await moveBy(t, MINUTE);
      const said = () => reader.deltas(topics[0]).length > 0;
      if (!(await reader.until('a delta of the live board', said))) return;
      const after = await openReader(t, topics.join(','), t.site.guest());
      if (!(await after.caughtUp())) return;
      for (const topic of topics) {
        const [from] = reader.snapshots(topic);
        const [to] = after.snapshots(topic);
        if (!from || !to) continue;
        const upTo = () => (reader.seqOf(topic) ?? 0) >= to.seq;
        if (!(await reader.until(`${topic} at ${to.seq}`, upTo))) continue;
        const deltas = reader.deltas(topic).filter(({ seq }) => seq <= to.seq);
        const changes = deltas.flatMap((delta) => delta.changes);
        const own = reduceBoard(from.data as Schemas['Board'], changes as Schemas['BoardChange'][]);
        const theirs = reduceBoard(to.data as Schemas['Board'], []);
        t.same('openStream', `${topic} by its deltas, as by its snapshot`, own, theirs);
      }
    },
  }),
];
