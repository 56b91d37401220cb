import { ENTRY } from '#rules/ledger.ts';
import { roleOf } from '#rules/roles.ts';
import type { Queryable } from '../lib/db.ts';
import type { ModuleDeps } from '../module.ts';
import { recordAudit } from '../modules/audit/index.ts';
import type { Passwords } from '../modules/auth/index.ts';
import { addCouponCode, issueCoupon } from '../modules/coupon/index.ts';
import type { WalletService } from '../modules/wallet/index.ts';
import {
  DEMO_ACCOUNTS,
  DEMO_CODES,
  DEMO_PASSWORD,
  DEMO_WITHDRAW_PASSWORD,
  type DemoAccount,
  demoMemberId,
} from './accounts.ts';
import {
  BANKS,
  BANNED_WORDS,
  EVENTS,
  INQUIRY,
  MESSENGERS,
  NEWS,
  POPUPS,
  UNREAD_MESSAGE,
} from './content.ts';
import { addPosts } from './posts.ts';
import { addAttendance, addQuests } from './rewards.ts';
import { addTournaments } from './tournaments.ts';

export interface DemoPorts {
  wallet: Pick<WalletService, 'openWallet' | 'post'>;
  passwords: Pick<Passwords, 'hash'>;
}

interface Hashes {
  password: string;
  withdraw: string;
}

const DEMO_COUPONS = [
  { name: '신규 회원 포인트', kind: 'points', amount: { KRW: 5_000, USD: 5_000 } },
  { name: '환영 머니', kind: 'money', amount: { KRW: 10_000, USD: 700 } },
] as const;

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** What members may type in on `/coupon`. */
const demoCouponCode = (now: number) => ({
  code: 'HANPAN-2024',
  name: '한판 환영',
  kind: 'points' as const,
  amount: 3_000,
  amountUsd: null,
  validDays: 7,
  closesAt: now + 3650 * DAY,
  most: 1_000_000,
});
const MARK = 'demoSeededAt';

/** Whether the demonstration accounts are in this database. */
export async function isSeeded(q: Queryable): Promise<boolean> {
  return (await q.query('select 1 from setting where key = $1', [MARK])).length > 0;
}

/** What any site needs to begin with: banks to choose from, and names that nobody may take. */
export async function addBasics(q: Queryable): Promise<void> {
  await q.query(
    `insert into bank (id, bank_name, use_flag)
     select id, "bankName", "useFlag" from jsonb_to_recordset($1::jsonb) as b(id int, "bankName" text, "useFlag" int)
     on conflict do nothing`,
    [JSON.stringify(BANKS)],
  );
  await q.query('insert into banned_word (word) select unnest($1::text[]) on conflict do nothing', [
    BANNED_WORDS,
  ]);
}

async function addContent(q: Queryable, now: number): Promise<void> {
  await addBasics(q);
  await q.query(
    `insert into messenger (id, name, account, img_path)
     select id, name, account, "imgPath" from jsonb_to_recordset($1::jsonb)
       as m(id int, name text, account text, "imgPath" text)`,
    [JSON.stringify(MESSENGERS)],
  );
  await q.query(
    `insert into news (contents, created_at)
     select contents, $2::bigint - (n - 1) * $3::bigint from unnest($1::text[]) with ordinality as t(contents, n)`,
    [NEWS, now, DAY],
  );
  await q.query(
    `insert into popup (title, contents, starts_at, ends_at, is_marketing)
     select title, contents, $2, $3, "isMarketing"
     from jsonb_to_recordset($1::jsonb) as p(title text, contents text, "isMarketing" boolean)`,
    [JSON.stringify(POPUPS), now - DAY, now + 3650 * DAY],
  );
  await q.query(
    `insert into event (title, contents, is_for_coin, min_level, starts_at, ends_at)
     select title, contents, true, "minLevel", $2::bigint + "fromDay" * $3::bigint, $2::bigint + "toDay" * $3::bigint
     from jsonb_to_recordset($1::jsonb) as e(title text, contents text, "minLevel" int, "fromDay" int, "toDay" int)`,
    [JSON.stringify(EVENTS), now, DAY],
  );
}

async function addMember(q: Queryable, account: DemoAccount, hashes: Hashes, now: number) {
  await q.query(
    `insert into member (id, user_id, nickname, password_hash, withdraw_password_hash, state, level,
       type, role, withdrawal_type, tendency, tether_signup_flag, currency, created_at, approved_at,
       bank_id, account_number, account_holder)
     values ($1, $2, $3, $4, $5, 'approved', $6, $7, $8, $9, $10, $11, $12, $13, $13, $14, $15, $16)`,
    [
      demoMemberId(account.userId),
      account.userId,
      account.nickname,
      hashes.password,
      hashes.withdraw,
      account.level,
      account.type,
      account.role,
      account.withdrawalType,
      account.tendency,
      account.currency === 'USD' ? 1 : 0,
      account.currency,
      now,
      account.bank?.bankId ?? null,
      account.bank?.accountNumber ?? null,
      account.bank?.holder ?? null,
    ],
  );
}

async function addMoney(
  q: Queryable,
  wallet: DemoPorts['wallet'],
  account: DemoAccount,
  now: number,
): Promise<void> {
  const owner = demoMemberId(account.userId);
  await wallet.openWallet(q, { memberId: owner, currency: account.currency });
  // Before all else, for it is booked at earlier days.
  const earned = account.point > 0 ? await addAttendance(q, wallet, owner, now) : 0;
  const grants = [
    { kind: 'money', currency: account.currency, amount: account.emoney },
    { kind: 'points', currency: 'POINT', amount: account.point - earned },
  ] as const;
  for (const { kind, currency, amount } of grants) {
    if (amount === 0) continue;
    await wallet.post(q, {
      key: `demo:${account.userId}:${kind}`,
      entry: ENTRY.adjustAdd,
      actor: 'system',
      at: now,
      reason: 'demo data',
      lines: [
        { account: { owner: null, kind: 'house:adjust', currency }, amount: -amount },
        { account: { owner, kind, currency }, amount },
      ],
    });
  }
}

async function addCoupons(
  q: Queryable,
  ids: ModuleDeps['ids'],
  { userId, currency }: DemoAccount,
  now: number,
): Promise<void> {
  for (const { name, kind, amount } of DEMO_COUPONS)
    await issueCoupon(q, ids, {
      memberId: demoMemberId(userId),
      name,
      kind,
      amount: amount[currency],
      currency: kind === 'points' ? 'POINT' : currency,
      validTo: now + 30 * DAY,
      actor: 'system',
      at: now,
    });
}

/** Adds a question that was asked three hours ago and answered an hour later, with all that answering leaves. */
async function addInquiry(q: Queryable, now: number): Promise<void> {
  const id = 'inq_demo_member01';
  const [memberId, staffId] = [demoMemberId('member01'), demoMemberId('manager01')];
  const [askedAt, answeredAt] = [now - 3 * HOUR, now - 2 * HOUR];
  const { title, contents, answer } = INQUIRY;
  await q.query(
    `insert into inquiry (id, kind, contact, member_id, asker, title, contents, created_at, asked_at, ip,
       state, answer, answered_by, answered_at)
     values ($1, 'charge', '', $2, $2, $3, $4, $5, $5, '', 'answered', $6, $7, $8)`,
    [id, memberId, title, contents, askedAt, answer, staffId, answeredAt],
  );
  await q.query(
    `insert into inquiry_line (inquiry_id, by, staff_id, text, at) values ($1, 'staff', $2, $3, $4)`,
    [id, staffId, answer, answeredAt],
  );
  await q.query(
    `insert into inquiry_step (inquiry_id, event, from_state, to_state, actor, at)
     values ($1, 'open', null, 'open', $2, $3), ($1, 'answer', 'open', 'answered', $4, $5)`,
    [id, memberId, askedAt, staffId, answeredAt],
  );
  await recordAudit(q, {
    at: answeredAt,
    actor: staffId,
    action: 'inquiry.answer',
    target: id,
    ip: '',
    before: { answer: null },
    after: { answer },
  });
}

/** Fills an empty database with the demo accounts and content, once; false when that was done before. */
export async function seedDemo(
  { db, clock, ids }: Pick<ModuleDeps, 'db' | 'clock' | 'ids'>,
  { wallet, passwords }: DemoPorts,
): Promise<boolean> {
  if (await isSeeded(db)) return false;
  const now = clock.now();
  // Hashed once: the accounts share passwords that are printed at start anyway.
  const hashes: Hashes = {
    password: await passwords.hash(DEMO_PASSWORD),
    withdraw: await passwords.hash(DEMO_WITHDRAW_PASSWORD),
  };
  return db.tx(async (q) => {
    const marked = await q.query(
      'insert into setting (key, value) values ($1, to_jsonb($2::bigint)) on conflict do nothing returning 1',
      [MARK, now],
    );
    if (marked.length === 0) return false;
    await addContent(q, now);
    for (const account of DEMO_ACCOUNTS) {
      await addMember(q, account, hashes, now);
      await addMoney(q, wallet, account, now);
      if (roleOf(account) === 'member') await addCoupons(q, ids, account, now);
    }
    await addInquiry(q, now);
    await addQuests(q, now);
    await addTournaments(q, now);
    await addPosts(q, now);
    await addCouponCode(q, demoCouponCode(now));
    for (const { code, userId } of DEMO_CODES) {
      await q.query('insert into suggestion_code (code, member_id) values ($1, $2)', [
        code,
        demoMemberId(userId),
      ]);
    }
    await q.query(
      'insert into message (id, member_id, title, contents, sent_at) values ($1, $2, $3, $4, $5)',
      [ids.id('msg'), demoMemberId('unread01'), UNREAD_MESSAGE.title, UNREAD_MESSAGE.contents, now],
    );
    return true;
  });
}
