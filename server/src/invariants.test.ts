import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MemberSite, openMemberSite } from '../test/member-site.ts';
import { checkInvariants } from './invariants.ts';
import type { Queryable } from './lib/db.ts';
import { MODULES } from './modules.ts';
import { ADJUSTMENT_FAULTS } from './modules/adjustment/test/faults.ts';
import { ATTENDANCE_FAULTS } from './modules/attendance/test/faults.ts';
import { CASINO_FAULTS } from './modules/casino/test/faults.ts';
import { DEMO_PROVIDER_FAULTS } from './modules/demo-provider/test/faults.ts';
import { CASHIER_FAULTS, TURNOVER_FAULTS } from './modules/cashier/test/faults.ts';
import { CONVERSION_FAULTS } from './modules/conversion/test/faults.ts';
import { COUPON_FAULTS } from './modules/coupon/test/faults.ts';
import { REFERRAL_FAULTS } from './modules/referral/test/faults.ts';
import { ROLLING_FAULTS } from './modules/rolling/test/faults.ts';
import { DESK_FAULTS } from './modules/desk/test/faults.ts';
import { BAN_FAULTS } from './modules/member/test/faults.ts';
import { MESSAGE_FAULTS } from './modules/message/test/faults.ts';
import { INQUIRY_FAULTS } from './modules/inquiry/test/faults.ts';
import { POST_FAULTS } from './modules/post/test/faults.ts';
import { PROTECTION_FAULTS } from './modules/protection/test/faults.ts';
import { QUEST_FAULTS } from './modules/quest/test/faults.ts';
import { ROUND_FAULTS } from './modules/round/test/faults.ts';
import { SAVED_SLIP_FAULTS } from './modules/saved-slip/test/faults.ts';
import { TETHER_FAULTS } from './modules/tether/test/faults.ts';
import { TOURNAMENT_FAULTS } from './modules/tournament/test/faults.ts';

const HASH = 'a'.repeat(64);
const DAY = 86_400_000;
const addMember = (state: string) => `
  insert into member (id, user_id, nickname, password_hash, withdraw_password_hash, currency, state, created_at)
  values ('mem_seed', 'mem_seed', 'seed', 'x', 'x', 'KRW', '${state}', 0);`;
const addSession = (memberId: string, fields: object = {}) => {
  const row = { id: 'ses_seed', token_hash: HASH, member_id: memberId, created_at: 0, ip: '::1' };
  const all = { ...row, expires_at: DAY, ends_at: DAY, ...fields };
  const values = Object.values(all).map((one) => (one === null ? 'null' : `'${one}'`));
  return `insert into session (${Object.keys(all)}) values (${values.join(', ')});`;
};
const addAudit = (values: string) =>
  `insert into audit (at, actor, action, target, before, after, ip) values (${values}, '::1');`;
const setSetting = (key: string, value: string) =>
  `insert into setting (key, value) values ('${key}', '${value}')
   on conflict (key) do update set value = excluded.value;`;

const ADMIN = 'mem_demo_admin01';
const MEMBER = 'mem_demo_member02';
const LOGGED_IN = `update member set last_login_at = 1 where id in ('${MEMBER}', 'mem_seed');`;

/** By module and rule what breaks it, each in one or more ways. */
const FAULTS: Record<string, Record<string, string[]>> = {
  cashier: CASHIER_FAULTS,
  turnover: TURNOVER_FAULTS,
  tether: TETHER_FAULTS,
  conversion: CONVERSION_FAULTS,
  coupon: COUPON_FAULTS,
  attendance: ATTENDANCE_FAULTS,
  quest: QUEST_FAULTS,
  desk: DESK_FAULTS,
  adjustment: ADJUSTMENT_FAULTS,
  protection: PROTECTION_FAULTS,
  rolling: ROLLING_FAULTS,
  round: ROUND_FAULTS,
  casino: CASINO_FAULTS,
  'demo-provider': DEMO_PROVIDER_FAULTS,
  referral: REFERRAL_FAULTS,
  tournament: TOURNAMENT_FAULTS,
  post: POST_FAULTS,
  member: {
    ...BAN_FAULTS,
    'every applicant has an open sign-up request, and nobody else has': [
      addMember('applied'),
      `${addMember('approved')}
         insert into request (id, kind, member_id, state, is_open, is_exclusive, details, created_at, updated_at)
         values ('req_seed', 'signup', 'mem_seed', 'applied', true, true, '{}', 0, 0);
         insert into request_step (request_id, n, event, to_state, actor, actor_role, at)
         values ('req_seed', 1, 'open', 'applied', 'mem_seed', 'guest', 0);`,
    ],
    'whoever leaves has no open bet or session, whoever has left no money': [
      `update member set state = 'withdrawn' where id = '${MEMBER}';`,
    ],
    'whoever is leaving has a leaving that nobody decided, and nobody else has': [
      `update member set state = 'leaving' where id = '${MEMBER}';`,
      `insert into member_leaving (id, member_id, at, until) values ('lev_x', '${MEMBER}', 0, 1);`,
    ],
    'what was given up on leaving is booked, and given back when it was taken back': [
      `${addMember('leaving')}
         insert into member_leaving (id, member_id, at, until, given_up) values ('lev_x', 'mem_seed', 0, 1, 5);`,
    ],
    'whoever of staff decided a leaving has an audit record of it': [
      `insert into member_leaving (id, member_id, at, until, outcome, ended_at, ended_by, reason)
         values ('lev_x', '${MEMBER}', 0, 1, 'taken_back', 1, '${ADMIN}', 'x');`,
    ],
  },
  erasure: {
    'nothing personal is left of who was erased': [
      `${addMember('withdrawn')} update member set erased_at = 1 where id = 'mem_seed';`,
    ],
  },
  favourite: {
    'a member has no more favourites than are allowed': [
      `insert into league (id, sport, name, country, ord, major)
         select 'l' || n, 'football', 'l', 'kr', n, false from generate_series(1, 201) n;
         insert into favourite (member_id, kind, subject_id, created_at)
         select '${MEMBER}', 'league', 'l' || n, 0 from generate_series(1, 201) n;`,
    ],
    'a favourite is a league, team, fixture or game that there is': [
      'league',
      'team',
      'fixture',
      'game',
    ].map((kind) => `insert into favourite values ('${MEMBER}', '${kind}', 'gone', 0);`),
  },
  'saved-slip': SAVED_SLIP_FAULTS,
  auth: {
    'a token is kept as its hash only': [
      LOGGED_IN + addSession(MEMBER, { token_hash: 'a token as it was sent' }),
      `insert into device (token_hash, member_id, used_at) values ('plain', '${MEMBER}', 0);`,
    ],
    'only members that were approved have an active session': [
      addMember('rejected') + LOGGED_IN + addSession('mem_seed'),
    ],
    'whoever has an active session is known to have logged in': [
      addSession(MEMBER),
      `${LOGGED_IN}${addSession(MEMBER, { created_at: 2 })}`,
    ],
    'a session begins before its end, which has a known reason': [
      addSession(MEMBER, { created_at: 9, ended_at: 8, end_reason: 'logout' }),
      addSession(MEMBER, { ended_at: 8, end_reason: 'whim' }),
      addSession(MEMBER, { expires_at: 0, ends_at: 0, ended_at: 1, end_reason: 'expired' }),
    ],
    'a member has no more devices than are kept': [
      `insert into device (token_hash, member_id, used_at)
         select encode(sha256(n::text::bytea), 'hex'), '${MEMBER}', 0 from generate_series(1, 21) n;`,
    ],
    'no more wrong passwords are kept than lock': [
      `insert into login_failure (user_key, network, failed_at)
         select 'x', '', array_agg(n) from generate_series(1, 51) n;`,
      `insert into device (token_hash, member_id, used_at, failed_at)
         values ('${HASH}', '${MEMBER}', 0, '{1,2,3,4,5,6}');`,
    ],
    'a security event is of a known kind and has no free text': [
      `insert into security_event (at, kind, ip, detail) values (0, 'login.refused', '', 'my secret');`,
      `insert into security_event (at, kind, ip, detail) values (0, 'login.guessed', '', 'x');`,
    ],
  },
  message: {
    'a message is deleted only after it was read, and read only after it was sent': [
      `insert into message (id, member_id, title, contents, sent_at, read_at) values ('m', '${MEMBER}', 't', '', 2, 1);`,
      `insert into message (id, member_id, title, contents, sent_at, deleted_at) values ('m', '${MEMBER}', 't', '', 2, 3);`,
      `insert into message (id, member_id, title, contents, sent_at, read_at, deleted_at)
         values ('m', '${MEMBER}', 't', '', 2, 4, 3);`,
    ],
    'a message has a title': [
      `insert into message (id, member_id, title, contents, sent_at) values ('m', '${MEMBER}', ' ', '', 0);`,
    ],
    ...MESSAGE_FAULTS,
  },
  notification: {
    'nothing is marked as read that all before is': [
      `insert into notification_read values ('${MEMBER}', 'nw_x', 0);`,
      `insert into notification_reader values ('${MEMBER}', 2); insert into notification_read values ('${MEMBER}', 'nw_x', 1);`,
    ],
  },
  notice: {
    'a popup ends after it begins': [
      `insert into popup (title, contents, starts_at, ends_at) values ('t', 'c', 2, 2);`,
    ],
    'what everyone is shown has text': [
      `insert into news (contents, created_at) values (' ', 0);`,
      `insert into popup (title, contents, starts_at, ends_at) values ('t', '', 1, 2);`,
    ],
  },
  event: {
    'an event ends after it begins': [
      `insert into event (title, contents, is_for_coin, starts_at, ends_at) values ('t', 'c', true, 2, 2);`,
    ],
    'an event has a title and a text': [
      `insert into event (title, contents, is_for_coin, starts_at, ends_at) values ('t', '', true, 1, 2);`,
    ],
  },
  inquiry: INQUIRY_FAULTS,
  setting: {
    'a setting that takes two admins was granted by another than who asked': [
      `insert into request (id, kind, member_id, state, is_open, is_exclusive, details, created_at, updated_at)
         values ('req_seed', 'setting', '${ADMIN}', 'approved', false, false, '{"after": 13800000}', 0, 0);
         insert into request_step (request_id, n, event, to_state, actor, actor_role, at)
         values ('req_seed', 1, 'open', 'approved', 'system', 'system', 0);`,
    ],
    'a setting is a known one and of its kind': [
      setSetting('siteNoticeFlg', '1'),
      setSetting('joinStartEndFlg', '"true"'),
      setSetting('tetherMaintenanceFlag', '2'),
      setSetting('autoLogoutMin', '721'),
      setSetting('autoLogoutMin', '0'),
      setSetting('usdRate', '1350.5'),
      setSetting('bonusTerms', '[]'),
      setSetting(
        'bonusTerms',
        '{"every": {"basisPoints": 5001, "capPoints": 1, "turnoverPercent": 200}}',
      ),
      setSetting(
        'bonusTerms',
        '{"none": {"basisPoints": 1, "capPoints": 1, "turnoverPercent": 100}}',
      ),
      setSetting('levelLimits', '[]'),
      setSetting('levelLimits', '{"ordinary": {"minStake": 10000}}'),
      setSetting(
        'levelLimits',
        '{"vip": {"minStake": 10000, "maxStake": 9999, "maxPayout": 10000, "withdrawalDay": 100000}}',
      ),
      setSetting(
        'levelLimits',
        '{"inPlay": {"minStake": 10000, "maxStake": 10000, "maxPayout": 10000, "withdrawalDay": 100000}}',
      ),
      setSetting(
        'levelLimits',
        '{"european": {"minStake": 10000, "maxStake": 10000, "maxPayout": 10000, "fixturePicks": 6}}',
      ),
      setSetting('demoSeededAt', 'null'),
      setSetting('siteNoticeFlag', 'true'),
    ],
    'a messenger has an address and a picture': [
      `insert into messenger (id, name, account, img_path) values (9, 'n', '', '/x.svg');`,
    ],
  },
  audit: {
    'every decision of staff on a request has an audit record': [
      `${addMember('approved')}
         insert into request (id, kind, member_id, state, is_open, is_exclusive, details, created_at, updated_at)
         values ('req_seed', 'signup', 'mem_seed', 'approved', false, true, '{}', 0, 1);
         insert into request_step (request_id, n, event, from_state, to_state, actor, actor_role, at) values
           ('req_seed', 1, 'open', null, 'applied', 'mem_seed', 'guest', 0),
           ('req_seed', 2, 'approve', 'applied', 'approved', '${ADMIN}', 'admin', 1);
         ${addAudit(`2, '${ADMIN}', 'member.approve', 'mem_seed', '{}', '{}'`)}`,
    ],
    'whoever is in an audit record is a member': [
      addAudit(`0, 'mem_gone', 'setting.change', 'site', '{}', '{}'`),
    ],
    'what an audit record names exists': [
      addAudit(`0, '${ADMIN}', 'member.approve', 'mem_gone', '{}', '{}'`),
      addAudit(`0, '${ADMIN}', 'fixture.correct', 'gone', '{}', '{}'`),
    ],
    'an audit record of a change says before and after': [
      addAudit(`0, '${ADMIN}', 'clock.move', 'clock', null, '{}'`),
    ],
  },
};

/** Modules whose rules are held by their own tests and by races, not by a fault each here. No new one is added. */
const WITHOUT_FAULTS = ['request', 'sports', 'sportsbook', 'wager', 'wallet'];

let site: MemberSite;
beforeAll(async () => {
  site = await openMemberSite();
});
afterAll(() => site.close());

class Undo extends Error {}

/** Runs in a transaction that is taken back. */
async function tried<T>(work: (q: Queryable) => Promise<T>): Promise<T | undefined> {
  let result: T | undefined;
  const end = site.db.tx(async (q) => {
    result = await work(q);
    throw new Undo();
  });
  await end.catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error;
  });
  return result;
}

async function rulesBrokenBy(fault: string): Promise<string[] | undefined> {
  return tried(async (q) => {
    for (const statement of fault.split(';').filter((one) => one.trim() !== ''))
      await q.query(statement);
    return [...new Set((await checkInvariants(q)).map(({ rule }) => rule))];
  });
}

it('all hold of a site that members have used', async () => {
  const token = await site.login('admin01');
  await site.login('member01');
  await site.login('member01');
  await site.call('PATCH', '/admin/setting', { token, body: { autoLogoutMin: 30 } });
  const unread = await site.login('unread01');
  const [message] = (await site.call('GET', '/message', { token: unread })).body.data;
  await site.call('GET', `/message/${message.id}`, { token: unread });
  await site.call('DELETE', `/message/${message.id}`, { token: unread });
  await site.call('POST', '/member/logout', { token: unread });
  const body = { userId: 'member02', password: 'wrong' };
  await site.call('POST', '/member/login', { body });
  await site.call('GET', '/admin/member?state=approved', { token: await site.login('coin01') });
  expect(await checkInvariants(site.db)).toEqual([]);
});

const cases = Object.values(FAULTS).flatMap((faults) =>
  Object.entries(faults).flatMap(([rule, ways]) => ways.map((way) => [rule, way] as const)),
);

it.each(cases)('%s: finds the fault %#', async (rule, fault) => {
  expect(await rulesBrokenBy(fault)).toEqual([rule]);
});

it('every rule of every module has a fault that it finds', () => {
  for (const { name, invariants } of MODULES.filter((one) => !WITHOUT_FAULTS.includes(one.name)))
    expect(Object.keys(FAULTS[name] ?? {}).sort(), name).toEqual(Object.keys(invariants).sort());
});
