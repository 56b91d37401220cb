import { describe, expect, it } from 'vitest';
import { SIGNUP_CONSTANTS } from '#rules/signup.ts';
import { demoMemberId } from '../../demo/index.ts';
import { openMemberSite } from '../../../test/member-site.ts';
import { staged } from '../../../test/staged.ts';

const site = staged(() => openMemberSite());

const COIN = {
  userId: 'newbie01',
  password: 'pass!word1',
  nickname: '새내기',
  withdrawPassword: '4321',
  ...SIGNUP_CONSTANTS,
  suggestionCode1: 'USD',
  storeUserId: demoMemberId('manager01'),
  tetherSignupFlag: 1,
  recommender: '코인',
};
const NORMAL = {
  ...COIN,
  userId: 'normal01',
  nickname: '일반인',
  suggestionCode1: 'HANPAN',
  storeUserId: demoMemberId('member01'),
  tetherSignupFlag: 0,
  recommender: '',
  phoneNumber: '01012345678',
  bankId: 4,
  accountNumber: '1234567890',
  accountHolder: '홍길동',
  birthYear: 1990,
};

function signup(body: object) {
  return site.call('POST', '/member/signup', { body });
}

async function rowOf(userId: string) {
  const [row] = await site.db.query('select * from member where user_id = $1', [userId]);
  return row;
}

async function countMembers(): Promise<number> {
  return (await site.db.query('select 1 from member')).length;
}

it('stores a coin-only applicant that awaits approval', async () => {
  expect(await signup(COIN)).toEqual({
    status: 201,
    body: { userId: 'newbie01', state: 'applied' },
  });
  const row = await rowOf('newbie01');
  expect(row).toMatchObject({
    state: 'applied',
    currency: 'USD',
    tether_signup_flag: 1,
    level: 0,
    type: 1,
    role: 0,
    store_user_id: COIN.storeUserId,
    phone_number: null,
  });
  expect(JSON.stringify(row)).not.toContain(COIN.password);
  expect(row?.withdraw_password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(row?.signup_payload).not.toHaveProperty('password');
  const body = { userId: 'newbie01', password: COIN.password };
  expect(await site.call('POST', '/member/login', { body })).toMatchObject({
    status: 404,
    body: { code: 'PENDING_APPROVAL', message: '승인 대기 중인 계정입니다.' },
  });
  const guess = { userId: 'newbie01', password: 'wrong' };
  expect((await site.call('POST', '/member/login', { body: guess })).body.code).toBe(
    'LOGIN_FAILED',
  );
  expect((await signup({ ...COIN, userId: 'NEWBIE01', nickname: '다른이' })).body.code).toBe(
    'DUPLICATE_USER_ID',
  );
  expect((await signup({ ...COIN, userId: 'newbie02' })).body.code).toBe('DUPLICATE_NICKNAME');
});

it('stores a normal applicant in won', async () => {
  expect((await signup(NORMAL)).status).toBe(201);
  expect(await rowOf('normal01')).toMatchObject({ currency: 'KRW', bank_id: 4, birth_year: 1990 });
  const other = { ...NORMAL, userId: 'normal02', nickname: '딴사람' };
  expect((await signup(other)).body.code).toBe('DUPLICATE_PHONE');
  expect((await signup({ ...other, phoneNumber: '01011112222' })).body.code).toBe(
    'DUPLICATE_ACCOUNT',
  );
});

describe('refuses', () => {
  const other = {
    ...NORMAL,
    userId: 'normal09',
    nickname: '아무개',
    phoneNumber: '01099998888',
    accountNumber: '99998888',
  };
  const cases: [string, object, number, string][] = [
    ['an unknown code', { ...other, suggestionCode1: 'NOPE' }, 422, 'INVALID_SIGNUP_CODE'],
    [
      'a code of another member',
      { ...other, storeUserId: demoMemberId('admin01') },
      422,
      'INVALID_SIGNUP_CODE',
    ],
    ['an unknown recommender', { ...other, recommender: '없는이' }, 422, 'RECOMMENDER_NOT_FOUND'],
    [
      'no recommender in a coin sign-up',
      { ...COIN, userId: 'coiner09', nickname: '아무개', recommender: '' },
      422,
      'RECOMMENDER_NOT_FOUND',
    ],
    ['a banned id', { ...other, userId: 'Manager' }, 422, 'BANNED_USER_ID'],
    ['a banned nickname', { ...other, nickname: '운영자' }, 422, 'BANNED_NICKNAME'],
    ['the own id as a password', { ...other, password: 'NORMAL09' }, 400, 'VALIDATION'],
    ['a bank out of use', { ...other, bankId: 27 }, 400, 'VALIDATION'],
    ['an unknown bank', { ...other, bankId: 999 }, 400, 'VALIDATION'],
    ['a child', { ...other, birthYear: 2010 }, 400, 'VALIDATION'],
    [
      'the coin code for a normal account',
      { ...other, suggestionCode1: 'USD', storeUserId: demoMemberId('manager01') },
      400,
      'VALIDATION',
    ],
    [
      'personal data in a coin sign-up',
      { ...COIN, userId: 'coiner09', nickname: '아무개', phoneNumber: '01055556666' },
      400,
      'VALIDATION',
    ],
    ...[
      'level',
      'role',
      'emoney',
      'point',
      'id',
      'state',
      'tendency',
      'isApproved',
      'memberLevel',
    ].map((field): [string, object, number, string] => [
      `the field ${field}`,
      { ...other, [field]: 10 },
      400,
      'VALIDATION',
    ]),
    ['a nested member', { ...other, member: { level: 12 } }, 400, 'VALIDATION'],
    ['another type', { ...other, type: '1' }, 400, 'VALIDATION'],
    ['another withdrawal type', { ...other, withdrawalType: 1 }, 400, 'VALIDATION'],
    ['an object for a text', { ...other, userId: { $gt: '' } }, 400, 'VALIDATION'],
  ];
  it.each(cases)('%s', async (_, body, status, code) => {
    const before = await countMembers();
    expect(await signup(body)).toMatchObject({ status, body: { code } });
    expect(await countMembers()).toBe(before);
  });

  it('a normal sign-up without its fields, naming each', async () => {
    const { phoneNumber: _, birthYear: __, ...body } = other;
    const answer = await signup(body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors.map((one: { path: string }) => one.path)).toEqual([
      'phoneNumber',
      'birthYear',
    ]);
  });

  it('everything while sign-up is closed', async () => {
    const token = await site.login('admin01');
    await site.call('PATCH', '/admin/setting', { token, body: { joinStartEndFlg: true } });
    expect(await signup(other)).toMatchObject({ status: 403, body: { code: 'SIGNUP_CLOSED' } });
    await site.call('PATCH', '/admin/setting', { token, body: { joinStartEndFlg: false } });
  });
});

// The clock of this site is in 2024.
it('takes the year in which one becomes 18, and says why it refuses younger ones', async () => {
  const body = {
    ...NORMAL,
    userId: 'young001',
    nickname: '막내둥이',
    phoneNumber: '01044445555',
    accountNumber: '44445555',
  };
  const refused = (birthYear: number) =>
    signup({ ...body, birthYear }).then((answer) => answer.body.errors);
  expect(await refused(2007)).toEqual([
    {
      path: 'birthYear',
      message: '만 18세 미만은 가입하실 수 없습니다. 2006년생까지 가입하실 수 있습니다.',
    },
  ]);
  expect(await refused(2010)).toEqual([{ path: 'birthYear', message: '출생연도를 확인해주세요.' }]);
  expect((await signup({ ...body, birthYear: 2006 })).status).toBe(201);
});

it.each(['adminO1', 'ADMlN01', 'rnember01', 'mernberO1', 'mEmberoI', 'C0in01'])(
  'refuses %s, which looks like a member',
  async (userId) => {
    const body = { ...COIN, userId, nickname: '따라쟁이' };
    expect((await signup(body)).body.code).toBe('DUPLICATE_USER_ID');
    const check = await site.call('GET', `/member/check?userIdEquals=${userId}`);
    expect(check.body).toBe(1);
  },
);

it.each(['adm1n', 'Adrnin', 'MANAGER', 'administrat0r', '0perator'])(
  'refuses %s, which looks like a banned word',
  async (userId) => {
    expect((await site.call('GET', `/member/check?userIdEquals=${userId}`)).body).toBe(1);
    if (userId.length < 6) return;
    const body = { ...COIN, userId, nickname: '따라쟁이' };
    expect((await signup(body)).body.code).toBe('BANNED_USER_ID');
  },
);

it('keeps ids apart that only share letters', async () => {
  for (const userId of ['member03', 'member10', 'admin03', 'nember01', 'mamber01'])
    expect((await site.call('GET', `/member/check?userIdEquals=${userId}`)).body, userId).toBe(0);
});

it('lets one of many look-alikes that come at once win', async () => {
  const ids = ['solo1000', 'so1ol0OO', 'S0LO1OOO', 'solo1oo0'];
  const names = ['쌍둥이가', '쌍둥이나', '쌍둥이다', '쌍둥이라'];
  const answers = await Promise.all(
    ids.map((userId, i) => signup({ ...COIN, userId, nickname: names[i] })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
});

it('lets one of many parallel sign-ups win and refuses the rest cleanly', async () => {
  const body = { ...COIN, userId: 'racer001', nickname: '경주마' };
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, i) =>
      signup({ ...body, userId: i % 2 ? 'racer001' : 'RACER001' }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
});

it('looks codes up whatever their case', async () => {
  const found = await site.call('GET', '/suggestioncode?codeEquals=hanpan');
  expect(found.body).toEqual([{ code: 'HANPAN', memberId: demoMemberId('member01') }]);
  expect((await site.call('GET', '/suggestioncode?codeEquals=HANPAN2')).body).toEqual([]);
});

it('counts who has a value, banned words included', async () => {
  const check = async (query: string) => (await site.call('GET', `/member/check?${query}`)).body;
  expect(await check('userIdEquals=MEMBER01')).toBe(1);
  expect(await check('userIdEquals=free1234')).toBe(0);
  expect(await check('userIdEquals=Admin')).toBe(1);
  expect(await check(`nicknameEquals=${encodeURIComponent('운영자')}`)).toBe(1);
  expect(await check(`nicknameEquals=${encodeURIComponent('한판이')}`)).toBe(1);
  expect(await check('phoneNumberEquals=01012345678')).toBe(1);
  expect(await check('accountNumberEquals=0000000000')).toBe(0);
  expect((await check('')).code).toBe('VALIDATION');
  expect((await check('userIdEquals=a&nicknameEquals=b')).code).toBe('VALIDATION');
});

it.each([
  ['nickname', '한판이'.normalize('NFD')],
  ['userId', 'ｍｅｍｂｅｒ０１'],
  ['phoneNumber', '+82 10-1234-5678'],
  ['phoneNumber', '（０１０） 1234.5678'],
  ['accountNumber', '１２３４-567-890'],
])('finds a taken %s however it is typed: %s', async (name, value) => {
  const query = `${name}Equals=${encodeURIComponent(value)}`;
  expect((await site.call('GET', `/member/check?${query}`)).body).toBe(1);
});
