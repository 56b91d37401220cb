import type { components } from '#contract/types.gen.ts';
import { roleOf } from '#rules/roles.ts';
import type { Handlers } from '../../contract/types.ts';
import { cursorProblem, fromCursor } from '../../lib/page.ts';
import { problem } from '../../lib/problem.ts';
import type { ModuleDeps } from '../../module.ts';
import type { WantedSetting } from '../setting/index.ts';
import type { DeskService } from './service.ts';

type DeskHandlers = Pick<
  Handlers,
  | 'getDeskQueues'
  | 'getDeskRequests'
  | 'getDeskRequest'
  | 'decideDeskRequest'
  | 'adjustBalance'
  | 'forgiveDebt'
  | 'collectDebt'
  | 'askForSetting'
  | 'payEventRewards'
  | 'previewEventRewards'
  | 'getSiteParts'
>;

const DEFAULT_LIMIT = 100;

function wantedOf(body: components['schemas']['SettingRequest']): WantedSetting {
  if ('usdRate' in body) return { field: 'usdRate', after: body.usdRate };
  if ('bonusTerms' in body) return { field: 'bonusTerms', after: body.bonusTerms };
  return { field: 'levelLimits', after: body.levelLimits };
}

/** What is wrong with what a list gives, whoever is on it; null where nothing is. */
function rewardProblem({
  account,
  amount,
  amountUsd,
}: Pick<components['schemas']['EventRewardList'], 'account' | 'amount' | 'amountUsd'>) {
  if (account === 'points' && amountUsd !== null)
    return problem('VALIDATION', {
      errors: [{ path: 'amountUsd', message: 'must be null for points' }],
    });
  if (amount === null && amountUsd === null)
    return problem('VALIDATION', { errors: [{ path: 'amount', message: 'must be given' }] });
  return null;
}

export function deskRoutes(
  desk: DeskService,
  { siteParts, hub }: Pick<ModuleDeps, 'siteParts' | 'hub'>,
): DeskHandlers {
  return {
    async getSiteParts() {
      return { status: 200, body: { parts: siteParts.read(hub.stats().connections) } };
    },
    async getDeskQueues() {
      return { status: 200, body: await desk.state() };
    },
    async getDeskRequests({ params, query }) {
      const after = fromCursor(query.cursor, 'text');
      if (after === null) return cursorProblem();
      const { tab = 'waiting', limit = DEFAULT_LIMIT } = query;
      return { status: 200, body: await desk.list(params.kind, { tab, after, limit }) };
    },
    async getDeskRequest({ params }) {
      const detail = await desk.detail(params.kind, params.requestId);
      return detail === null ? problem('NOT_FOUND') : { status: 200, body: detail };
    },
    async askForSetting({ body }, ctx) {
      const wanted = wantedOf(body);
      const session = ctx.member;
      const actor = { id: session.memberId, role: roleOf(session), ip: ctx.ip };
      const asked = { ...wanted, reason: body.reason };
      const answer = await desk.askForSetting(asked, { actor, now: ctx.now });
      if (answer.ok) return { status: 201, body: answer.request };
      const { path } = answer;
      return problem('VALIDATION', { errors: [{ path, message: 'does not fit the rest' }] });
    },
    async adjustBalance({ body, headers }, ctx) {
      if (body.amount === 0)
        return problem('VALIDATION', { errors: [{ path: 'amount', message: 'must not be 0' }] });
      if (body.eventId !== undefined && body.account === 'tether')
        return problem('VALIDATION', { errors: [{ path: 'account', message: 'no tether' }] });
      if (body.eventId !== undefined && body.amount < 0)
        return problem('VALIDATION', { errors: [{ path: 'amount', message: 'must be over 0' }] });
      const session = ctx.member;
      const actor = { id: session.memberId, role: roleOf(session), ip: ctx.ip };
      const key = headers['Idempotency-Key'];
      const result = await desk.adjust(body, { actor, key, now: ctx.now });
      if (result.kind === 'adjusted') return { status: 201, body: result.request };
      return problem(result.kind === 'reused' ? 'IDEMPOTENCY_KEY_REUSED' : result.error);
    },
    async forgiveDebt({ params: { debtId }, body, headers }, ctx) {
      const session = ctx.member;
      const actor = { id: session.memberId, role: roleOf(session), ip: ctx.ip };
      const key = headers['Idempotency-Key'];
      const forgiving = { debtId, reason: body.reason };
      const result = await desk.forgive(forgiving, { actor, key, now: ctx.now });
      if (result.kind === 'adjusted') return { status: 201, body: result.request };
      if (result.kind === 'reused') return problem('IDEMPOTENCY_KEY_REUSED');
      return problem(result.error === 'INSUFFICIENT_FUNDS' ? 'INVALID_STATE' : result.error);
    },
    async collectDebt({ params: { debtId }, body, headers }, ctx) {
      const session = ctx.member;
      const actor = { id: session.memberId, role: roleOf(session), ip: ctx.ip };
      const key = headers['Idempotency-Key'];
      const result = await desk.collect({ ...body, debtId }, { actor, key, now: ctx.now });
      if (result.kind === 'adjusted') return { status: 201, body: result.request };
      return problem(result.kind === 'reused' ? 'IDEMPOTENCY_KEY_REUSED' : result.error);
    },
    async previewEventRewards({ params: { eventId }, body }, ctx) {
      const wrong = rewardProblem(body);
      if (wrong !== null) return wrong;
      const session = ctx.member;
      const actor = { id: session.memberId, role: roleOf(session), ip: ctx.ip };
      const found = await desk.rewards.preview({ ...body, eventId }, { actor, now: ctx.now });
      return found === null ? problem('NOT_FOUND') : { status: 200, body: found };
    },
    async payEventRewards({ params: { eventId }, body, headers }, ctx) {
      const wrong = rewardProblem(body);
      if (wrong !== null) return wrong;
      const session = ctx.member;
      const actor = { id: session.memberId, role: roleOf(session), ip: ctx.ip };
      const key = headers['Idempotency-Key'];
      const paid = await desk.rewards.pay({ ...body, eventId }, { actor, key, now: ctx.now });
      if (paid.kind === 'paid') return { status: 200, body: paid.result };
      return problem(paid.kind === 'reused' ? 'IDEMPOTENCY_KEY_REUSED' : 'NOT_FOUND');
    },
    async decideDeskRequest({ params, body }, ctx) {
      const session = ctx.member;
      const result = await desk.decide({
        kind: params.kind,
        id: params.requestId,
        event: body.event,
        reason: body.reason,
        actor: { id: session.memberId, role: roleOf(session), ip: ctx.ip },
        at: ctx.now,
      });
      if (result.ok) return { status: 200, body: result.request };
      if (result.error === 'REASON_REQUIRED')
        return problem('VALIDATION', { errors: [{ path: 'reason', message: 'is needed here' }] });
      return problem(result.error);
    },
  };
}
