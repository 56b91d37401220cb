import type { Currency } from '#rules/money.ts';
import type { Queryable } from '../../lib/db.ts';
import { USER_ID_HASH } from './erasure-repository.ts';
import type { SignupRequest } from './signup-check.ts';

/** Any number that no other advisory lock has. */
const SIGNUP_LOCK = 4_208_002;

export interface SignupCode {
  code: string;
  /** Who is named as the store of whoever signs up with it. */
  memberId: string;
}

/** Finds a code whatever its case; the code of somebody who is no longer a member is not valid. */
export async function findCode(q: Queryable, code: string): Promise<SignupCode | null> {
  const [row] = await q.query<SignupCode>(
    `select c.code, c.member_id as "memberId" from suggestion_code c
       join member m on m.id = c.member_id and m.state = 'approved'
      where c.code = upper($1)`,
    [code],
  );
  return row ?? null;
}

export async function isRecommender(q: Queryable, nickname: string): Promise<boolean> {
  const rows = await q.query(`select 1 from member where nickname = $1 and state = 'approved'`, [
    nickname,
  ]);
  return rows.length > 0;
}

export async function isBankInUse(q: Queryable, bankId: number): Promise<boolean> {
  return (await q.query('select 1 from bank where id = $1 and use_flag = 1', [bankId])).length > 0;
}

/** Whether the word, or one that looks like it, is refused to everybody. */
export async function isBanned(q: Queryable, word: string): Promise<boolean> {
  const sql = 'select 1 from banned_word where lookalike(word) = lookalike($1)';
  return (await q.query(sql, [word])).length > 0;
}

/** The columns a duplicate check may look at. Nicknames are Hangul, which has no such look-alikes. */
const UNIQUE = {
  userId: 'lookalike(user_id) = lookalike($1)',
  nickname: 'nickname = $1',
  phoneNumber: 'phone_number = $1',
  accountNumber: 'account_number = $1',
} as const;

/** Nobody takes the id of somebody whose data was removed. */
const RETIRED = `select 1 from retired_user_id where hash = ${USER_ID_HASH}`;

export type UniqueField = keyof typeof UNIQUE;

export async function isTaken(q: Queryable, field: UniqueField, value: string): Promise<boolean> {
  const ever = field === 'userId' ? ` union all ${RETIRED}` : '';
  const sql = `select 1 from member where ${UNIQUE[field]}${ever}`;
  return (await q.query(sql, [value])).length > 0;
}

/** One sign-up at a time, until the transaction ends: no index forbids look-alikes. */
export async function waitForTurn(q: Queryable): Promise<void> {
  await q.query('select pg_advisory_xact_lock($1)', [SIGNUP_LOCK]);
}

export interface Applicant {
  id: string;
  request: SignupRequest;
  passwordHash: string;
  withdrawPasswordHash: string;
  currency: Currency;
  code: string;
  now: number;
}

/** Stores an applicant; false when a unique value was taken meanwhile. Level, role and money are not its business. */
export async function insertApplicant(q: Queryable, applicant: Applicant): Promise<boolean> {
  const { request } = applicant;
  const { password: _, withdrawPassword: __, ...payload } = request;
  const rows = await q.query(
    `insert into member (id, user_id, nickname, password_hash, withdraw_password_hash, state,
       tether_signup_flag, currency, suggestion_code1, store_user_id, recommender, phone_number,
       bank_id, account_number, account_holder, birth_year, signup_payload, created_at)
     values ($1, $2, $3, $4, $5, 'applied', $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
     on conflict do nothing returning 1`,
    [
      applicant.id,
      request.userId,
      request.nickname,
      applicant.passwordHash,
      applicant.withdrawPasswordHash,
      request.tetherSignupFlag,
      applicant.currency,
      applicant.code,
      request.storeUserId,
      request.recommender,
      request.phoneNumber ?? null,
      request.bankId ?? null,
      request.accountNumber ?? null,
      request.accountHolder ?? null,
      request.birthYear ?? null,
      JSON.stringify(payload),
      applicant.now,
    ],
  );
  return rows.length > 0;
}
