import { createHash } from 'node:crypto';
import { checkStake, payoutAt, type SlipPrice, slipPrice } from '#rules/slip.ts';
import { bodyHash } from '../../lib/body-hash.ts';
import type { ModuleDeps } from '../../module.ts';
import type { Notifier } from './notify.ts';
import { createPlaceCalls, type PlaceItem } from './place-calls.ts';
import type { PlaceAnswer } from './repository.ts';
import type { SlipValidation, SubjectStrategy } from './strategy.ts';
import type { Subjects } from './subjects.ts';
import type { MemberContext, Refusal, ShownBet, SlipRequest, StoredBet } from './types.ts';
import { wireRefusal } from './wire-refusal.ts';

/** How often a placement is validated again because the offer moved between validation and booking. */
const MAX_ATTEMPTS = 4;
/** A record id made twice, a deadlock, a serialization failure: nothing was stored, another try may do. */
const RETRIABLE = ['23505', '40P01', '40001'];

export interface PlaceInput<Sent> {
  memberId: string;
  key: string;
  ip: string;
  request: SlipRequest<Sent>;
}

export type PlaceResult<View> =
  | { kind: 'placed'; bet: ShownBet<View> }
  | { kind: 'refused'; refusals: Refusal[] }
  | { kind: 'reused' | 'blocked' | 'unavailable' };

export interface Placement<View> {
  /** Places a bet once per key; the same key and body get the same answer for ever. */
  place<Sent>(
    strategy: SubjectStrategy<View, Sent>,
    input: PlaceInput<Sent>,
  ): Promise<PlaceResult<View>>;
  idle(): Promise<void>;
}

function isUndecided(answer: PlaceAnswer): boolean {
  return (
    answer.outcome === 'stale' || (answer.outcome === 'failed' && RETRIABLE.includes(answer.state))
  );
}

type Hashed = Pick<SubjectStrategy<never>, 'kind' | 'isHashedBare'>;

/** The same body sent to another kind is another request. */
function slipHash({ kind, isHashedBare }: Hashed, request: object): string {
  return bodyHash(isHashedBare ? request : { kind, request });
}

/** The same subjects of a kind in any order are the same combination. */
function comboKey({ kind, isHashedBare }: Hashed, { legs }: SlipValidation): string {
  const picks = legs.map((leg) => leg.subjectId).sort();
  const named = isHashedBare ? picks : [kind, ...picks];
  return createHash('sha256').update(named.join('\n')).digest('base64url');
}

function priceOf(
  { prices, joint, bonusFactor }: SlipValidation,
  { system }: SlipRequest<unknown>,
): SlipPrice {
  return slipPrice({ prices, joint, bonusFactor, sizes: system?.sizes });
}

/** Everything against a slip: what its kind says of the legs, then what is wrong with the stake. */
function refusalsOf(
  validation: SlipValidation,
  request: SlipRequest<unknown>,
  balance: number,
): Refusal[] {
  const { refusals, prices, limits } = validation;
  if (prices.length === 0) return refusals;
  const funds = { stake: request.stake, balance };
  const ofStake = checkStake(priceOf(validation, request), limits, funds);
  return [...refusals, ...ofStake.map(wireRefusal)];
}

function betOf(
  id: string,
  kind: string,
  { request, memberId, key }: PlaceInput<unknown>,
  validation: SlipValidation,
  { currency, now }: { currency: MemberContext['currency']; now: number },
): StoredBet {
  const { bonusFactor, bonusTerms, type, mode, holdMs, joint } = validation;
  const price = priceOf(validation, request);
  return {
    id,
    memberId,
    key,
    type,
    mode,
    status: holdMs > 0 ? 'pending' : 'accepted',
    label: 0,
    placedAt: now,
    pendingUntil: holdMs > 0 ? now + holdMs : null,
    stake: request.stake,
    currency,
    totalOdds: price.totalOdds,
    sizes: request.system?.sizes ?? null,
    joint: joint.length > 0 ? joint : null,
    bonusFolders: request.bonusFolders,
    bonusFactor,
    bonusTerms,
    potentialPayout: payoutAt(price, request.stake),
    payout: null,
    settledAt: null,
    version: 0,
    refusals: [],
    cashed: { stake: 0, paid: 0, target: null, latest: null },
    debt: null,
    oddsPolicy: request.oddsPolicy,
    legs: validation.legs.map((leg, idx) => ({
      ...leg,
      idx,
      subjectKind: kind,
      result: 0,
      evidence: null,
      byPlay: true,
      resultVersion: 0,
    })),
  };
}

export function createPlacement<View>(
  { db, clock, ids }: Pick<ModuleDeps, 'db' | 'clock' | 'ids'>,
  subjects: Subjects<View>,
  notifier: Notifier<View>,
): Placement<View> {
  const calls = createPlaceCalls(db, clock);

  async function itemOf<Sent>(
    strategy: SubjectStrategy<View, Sent>,
    input: PlaceInput<Sent>,
    member: MemberContext,
    fresh: boolean,
  ): Promise<PlaceItem> {
    const { memberId, key, ip, request } = input;
    const { accountId, currency, level, setLimits } = member;
    const { kind } = strategy;
    const now = clock.now();
    const validation = await strategy.validate({ request, member, now, fresh });
    const refusals = refusalsOf(validation, request, member.balance);
    const hash = slipHash(strategy, request);
    const who = { memberId, accountId, currency, level, setLimits };
    const common = { kind, ...who, key, bodyHash: hash };
    if (refusals.length > 0) return Object.assign(common, { refusals });
    const bet = betOf(ids.id('bet'), kind, input, validation, { currency, now });
    const [body] = await subjects.show([bet]);
    const { id: betId, refusals: _, ...stored } = bet;
    return Object.assign(common, stored, {
      betId,
      txId: ids.id('txn'),
      ip,
      maxStake: validation.limits.maxStake,
      comboKey: comboKey(strategy, validation),
      game: validation.game,
      ...(strategy.looksAtOthers && { looksAtOthers: true }),
      body,
    });
  }

  /** Undefined when the member may not bet. */
  async function validated<Sent>(
    strategy: SubjectStrategy<View, Sent>,
    input: PlaceInput<Sent>,
    fresh: boolean,
  ): Promise<PlaceItem | undefined> {
    const recalled = fresh ? undefined : calls.recallMember(input.memberId);
    const item = recalled && (await itemOf(strategy, input, recalled, fresh));
    // What is only remembered refuses nobody.
    if (item && !('refusals' in item)) return item;
    const member = await calls.readMember(input.memberId);
    return member && itemOf(strategy, input, member, fresh);
  }

  function resultOf(answer: PlaceAnswer, memberId: string): PlaceResult<View> {
    if (answer.outcome === 'failed')
      throw new Error(`placement failed: ${answer.state} ${answer.message}`);
    if (answer.outcome === 'stale') return { kind: 'unavailable' };
    if (!('status' in answer)) return { kind: answer.outcome };
    if (answer.status === 422) return { kind: 'refused', refusals: answer.answer as Refusal[] };
    const bet = answer.answer as ShownBet<View>;
    const { emoney, point } = answer;
    if (answer.outcome === 'stored' && emoney !== undefined && point !== undefined) {
      notifier.placed(memberId, bet, { emoney, point });
    }
    return { kind: 'placed', bet };
  }

  return {
    async place(strategy, input) {
      let answer: PlaceAnswer = { outcome: 'stale' };
      for (let attempt = 0; attempt < MAX_ATTEMPTS && isUndecided(answer); attempt += 1) {
        // What is in memory was not what is stored: the database is the truth.
        const item = await validated(strategy, input, attempt > 0);
        if (!item) return { kind: 'blocked' };
        answer = await calls.book(item);
      }
      return resultOf(answer, input.memberId);
    },
    idle: () => calls.idle(),
  };
}
