import { NO_RECOMMENDER } from '#rules/signup.ts';
import type { Queryable } from '../../lib/db.ts';
import type { ModuleDeps } from '../../module.ts';
import { fieldProblem, problem, type ProblemAnswer, type ProblemCode } from '../../lib/problem.ts';
import { membersOfDevice, type Passwords } from '../auth/index.ts';
import type { SettingService } from '../setting/index.ts';
import { noteLikeness } from './likeness-repository.ts';
import {
  findCode,
  insertApplicant,
  isBankInUse,
  isBanned,
  isRecommender,
  isTaken,
  type UniqueField,
  waitForTurn,
} from './signup-repository.ts';
import type { SignupRequests } from './signup-request.ts';
import { checkSignupFields, foldField, type SignupRequest } from './signup-check.ts';

export interface SignupPorts {
  passwords: Passwords;
  requests: Pick<SignupRequests, 'open' | 'announce'>;
  setting: SettingService;
}

export type SignupResult = { ok: true; memberId: string } | { ok: false; refusal: ProblemAnswer };

const DUPLICATE: Record<UniqueField, ProblemCode> = {
  userId: 'DUPLICATE_USER_ID',
  nickname: 'DUPLICATE_NICKNAME',
  phoneNumber: 'DUPLICATE_PHONE',
  accountNumber: 'DUPLICATE_ACCOUNT',
};
const UNIQUE_FIELDS = Object.keys(DUPLICATE) as UniqueField[];

/** The problem of the first value that is taken or banned. */
async function findConflict(q: Queryable, request: SignupRequest): Promise<ProblemCode | null> {
  if (await isBanned(q, request.userId)) return 'BANNED_USER_ID';
  if (await isBanned(q, request.nickname)) return 'BANNED_NICKNAME';
  for (const field of UNIQUE_FIELDS) {
    const value = request[field];
    if (value === undefined) continue;
    if (await isTaken(q, field, foldField(field, value))) return DUPLICATE[field];
  }
  return null;
}

async function isRecommenderKnown(q: Queryable, request: SignupRequest): Promise<boolean> {
  const { recommender, tetherSignupFlag } = request;
  if (recommender === '') return tetherSignupFlag === 0;
  return recommender === NO_RECOMMENDER || isRecommender(q, recommender);
}

interface SignupContext {
  now: number;
  ip: string;
  /** The token of the device's cookie. */
  device: string | null;
}

/** Behind both sign-up forms. What it stores awaits approval. */
export function createSignup(
  { db, ids }: ModuleDeps,
  { passwords, setting, requests }: SignupPorts,
) {
  async function check(request: SignupRequest, now: number): Promise<ProblemAnswer | null> {
    if ((await setting.switches()).joinStartEndFlg) return problem('SIGNUP_CLOSED');
    const errors = checkSignupFields(request, now);
    if (errors.length > 0) return problem('VALIDATION', { errors });
    const code = await findCode(db, request.suggestionCode1);
    if (code === null || code.memberId !== request.storeUserId)
      return problem('INVALID_SIGNUP_CODE');
    if (!(await isRecommenderKnown(db, request))) return problem('RECOMMENDER_NOT_FOUND');
    if (request.bankId !== undefined && !(await isBankInUse(db, request.bankId))) {
      const message = '사용할 수 없는 은행입니다.';
      return fieldProblem('bankId', message);
    }
    const conflict = await findConflict(db, request);
    return conflict && problem(conflict);
  }

  return async function signup(
    request: SignupRequest,
    { now, ip, device }: SignupContext,
  ): Promise<SignupResult> {
    const refusal = await check(request, now);
    if (refusal !== null) return { ok: false, refusal };
    // Hashed before the transaction: it would hold up everyone else for its length.
    const passwordHash = await passwords.hash(request.password);
    const withdrawPasswordHash = await passwords.hash(request.withdrawPassword);
    const id = ids.id('mem');
    const conflict = await db.tx<ProblemCode | null>(async (q) => {
      await waitForTurn(q);
      const taken = await findConflict(q, request);
      if (taken !== null) return taken;
      const stored = await insertApplicant(q, {
        id,
        request,
        passwordHash,
        withdrawPasswordHash,
        currency: request.tetherSignupFlag === 1 ? 'USD' : 'KRW',
        code: request.suggestionCode1.toUpperCase(),
        now,
      });
      if (!stored) return (await findConflict(q, request)) ?? 'UNAVAILABLE';
      const others = await membersOfDevice(q, device);
      await noteLikeness(q, { memberId: id, others, by: 'device', at: now });
      const actor = { id, role: 'guest' as const, ip };
      const opened = await requests.open(q, { memberId: id, actor, at: now });
      if (opened) await requests.announce(opened);
      return null;
    });
    return conflict === null
      ? { ok: true, memberId: id }
      : { ok: false, refusal: problem(conflict) };
  };
}
