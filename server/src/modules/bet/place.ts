import { createHash } from 'node:crypto';
import { BONUS_TERMS } from '#rules/bonus.ts';
import { slipDelayMs } from '#rules/in-play.ts';
import { createBatcher } from '../../lib/batcher.ts';
import { bodyHash } from '../../lib/body-hash.ts';
import type { Db } from '../../lib/db.ts';
import type { ModuleDeps } from '../../lib/module.ts';
import { type Judged, judge } from './decide.ts';
import { createKnownMembers } from './known-members.ts';
import { limitsOf } from './limits.ts';
import type { Notifier } from './notify.ts';
import type { Offer, SportsPort } from './ports.ts';
import {
  type MemberContext,
  type PlaceAnswer,
  placeBatch,
  readMembers,
  readOffers,
} from './repository.ts';
import type { Bet, PlaceBetRequest, Refusal } from './types.ts';

const MAX_BATCH = 64;
/** How often a placement is judged again because the offer moved between judging and booking. */
const MAX_ATTEMPTS = 4;
/** A record id made twice, a deadlock, a serialization failure: nothing was stored, another try may do. */
const RETRIABLE = ['23505', '40P01', '40001'];

function isUndecided(answer: PlaceAnswer): boolean {
  return (
    answer.outcome === 'stale' || (answer.outcome === 'failed' && RETRIABLE.includes(answer.state))
  );
}

export interface PlaceInput {
  memberId: string;
  key: string;
  ip: string;
  request: PlaceBetRequest;
}

export type PlaceResult =
  | { kind: 'placed'; bet: Bet }
  | { kind: 'refused'; refusals: Refusal[] }
  | { kind: 'reused' | 'blocked' | 'unavailable' };

export interface Placement {
  /** Places a bet once per key; the same key and body get the same answer for ever. */
  place(input: PlaceInput): Promise<PlaceResult>;
  idle(): Promise<void>;
}

interface Item {
  memberId: string;
  accountId: number;
}

type Deps = Pick<ModuleDeps, 'db' | 'clock' | 'ids'>;

/** The same picks in any order are the same combination. */
function comboKey({ legs }: PlaceBetRequest): string {
  const picks = legs.map((leg) => leg.selectionId).sort();
  return createHash('sha256').update(picks.join('\n')).digest('base64url');
}

function placeCalls(db: Db, clock: ModuleDeps['clock']) {
  const maxInFlight = db.kind === 'pglite' ? 1 : 3;
  return {
    members: createBatcher<string, MemberContext | undefined>({
      maxItems: MAX_BATCH,
      maxInFlight,
      async run(ids) {
        const found = await readMembers(db, [...new Set(ids)]);
        return ids.map((id) => found.get(id));
      },
    }),
    bets: createBatcher<Item, PlaceAnswer>({
      maxItems: MAX_BATCH,
      maxInFlight,
      async run(items) {
        // Calls that run side by side take the locks of accounts in one order.
        const order = items
          .map((item, index) => ({ item, index }))
          .sort((a, b) => a.item.accountId - b.item.accountId);
        const answers = await placeBatch(
          db,
          order.map(({ item }) => item),
          clock.now(),
        );
        const byItem = new Map(order.map(({ item }, place) => [item, answers[place]]));
        return items.flatMap((item) => byItem.get(item) ?? []);
      },
    }),
  };
}

/** Makes the placement of bets. */
export function createPlacement(
  { db, clock, ids }: Deps,
  sports: SportsPort,
  notifier: Notifier,
): Placement {
  const calls = placeCalls(db, clock);
  const known = createKnownMembers();

  async function readMember(memberId: string): Promise<MemberContext | undefined> {
    const member = await calls.members.add(memberId);
    if (member) known.remember(member);
    else known.forget(memberId);
    return member;
  }

  /** Judges a placement; undefined when the member may not bet. */
  async function judged(
    offers: ReadonlyMap<string, Offer | null>,
    input: PlaceInput,
    attempt: number,
  ): Promise<Item | undefined> {
    const recalled = attempt === 0 ? known.recall(input.memberId) : undefined;
    const item = recalled && (await itemOf(offers, input, recalled));
    // What is only remembered refuses nobody.
    if (item && !('refusals' in item)) return item;
    const member = await readMember(input.memberId);
    return member && itemOf(offers, input, member);
  }

  async function betOf(
    judged: Judged,
    offers: ReadonlyMap<string, Offer | null>,
    input: PlaceInput,
    member: MemberContext,
    now: number,
  ): Promise<Bet> {
    const { request, key } = input;
    const inPlaySports = judged.legs
      .filter((leg) => leg.phase === 'inplay')
      .map((leg) => leg.sport);
    const states = await sports.states(judged.legs.map((leg) => leg.fixtureId));
    return {
      id: ids.id('bet'),
      key,
      type: judged.inPlay ? 2 : 1,
      status: judged.inPlay ? 'pending' : 'accepted',
      label: 0,
      placedAt: now,
      pendingUntil: judged.inPlay ? now + slipDelayMs(inPlaySports) : null,
      stake: request.stake,
      currency: member.currency,
      totalOdds: judged.totals.totalOdds,
      bonusFolders: request.bonusFolders,
      bonusFactor: judged.totals.bonusFactor,
      potentialPayout: judged.totals.payout,
      payout: null,
      settledAt: null,
      version: 0,
      refusals: [],
      legs: judged.legs.flatMap(
        ({ selectionId, fixtureId, sport, typeId, outcome, line, offerScore, odds }) => {
          const offer = offers.get(selectionId);
          if (!offer) return [];
          const { home, away, startsAt, status } = offer.fixture;
          const { score = null, clock: shown = null } = states.get(fixtureId) ?? {};
          const names = { leagueName: offer.leagueName, home, away, startsAt };
          const pick = { selectionId, fixtureId, sport, typeId, outcome, line, offerScore, odds };
          return [
            { ...pick, ...names, result: 0 as const, fixtureStatus: status, score, clock: shown },
          ];
        },
      ),
    };
  }

  async function itemOf(
    offers: ReadonlyMap<string, Offer | null>,
    input: PlaceInput,
    member: MemberContext,
  ): Promise<Item> {
    const { memberId, key, ip, request } = input;
    const now = clock.now();
    const limits = (inPlay: boolean) => limitsOf(member, inPlay);
    const judgement = judge({ request, offers, limitsOf: limits, balance: member.balance, now });
    const { accountId, currency, level } = member;
    const common = { memberId, accountId, currency, level, key, bodyHash: bodyHash(request) };
    if (!judgement.ok) return Object.assign(common, { refusals: judgement.refusals });
    const body = await betOf(judgement.value, offers, input, member, now);
    return Object.assign(common, {
      type: body.type,
      status: body.status,
      placedAt: body.placedAt,
      pendingUntil: body.pendingUntil,
      stake: body.stake,
      totalOdds: body.totalOdds,
      bonusFolders: body.bonusFolders,
      bonusFactor: body.bonusFactor,
      potentialPayout: body.potentialPayout,
      betId: body.id,
      txId: ids.id('txn'),
      ip,
      maxStake: limits(judgement.value.inPlay).maxStake,
      comboKey: comboKey(request),
      oddsPolicy: request.oddsPolicy,
      bonusTerms: body.bonusFolders === null ? null : BONUS_TERMS,
      legs: judgement.value.legs,
      body,
    });
  }

  function resultOf(answer: PlaceAnswer, memberId: string): PlaceResult {
    if (answer.outcome === 'failed')
      throw new Error(`placement failed: ${answer.state} ${answer.message}`);
    if (answer.outcome === 'stale') return { kind: 'unavailable' };
    if (!('status' in answer)) return { kind: answer.outcome };
    if (answer.status === 422) return { kind: 'refused', refusals: answer.answer as Refusal[] };
    const bet = answer.answer as Bet;
    const { emoney, point } = answer;
    if (answer.outcome === 'stored' && emoney !== undefined && point !== undefined) {
      notifier.placed(memberId, bet, { emoney, point });
    }
    return { kind: 'placed', bet };
  }

  return {
    async place(input) {
      const selectionIds = input.request.legs.map((leg) => leg.selectionId);
      let offers: ReadonlyMap<string, Offer | null> = new Map(
        selectionIds.map((id) => [id, sports.offer(id)]),
      );
      let answer: PlaceAnswer = { outcome: 'stale' };
      for (let attempt = 0; attempt < MAX_ATTEMPTS && isUndecided(answer); attempt += 1) {
        // What is in memory was not what is stored: the database is the truth.
        if (attempt > 0) offers = await readOffers(db, selectionIds);
        const item = await judged(offers, input, attempt);
        if (!item) return { kind: 'blocked' };
        answer = await calls.bets.add(item);
      }
      return resultOf(answer, input.memberId);
    },
    async idle() {
      await calls.members.idle();
      await calls.bets.idle();
    },
  };
}
