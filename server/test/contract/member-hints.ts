import fc from 'fast-check';
import { SIGNUP_CONSTANTS } from '#rules/signup.ts';
import { DEMO_WITHDRAW_PASSWORD } from '../../src/demo/accounts.ts';
import { DEMO_PASSWORD } from '../build-test-app.ts';
import type { Hints } from './requests.ts';

const HANGUL = fc.stringMatching(/^[가-힣]{2,6}$/);

function signupBody(simple: boolean) {
  const owner = simple ? 'manager01' : 'member01';
  const chosen = {
    userId: fc.stringMatching(/^[a-z]{3}[0-9]{8}$/),
    password: fc.constant('pass1234'),
    nickname: HANGUL,
    withdrawPassword: fc.constant('1234'),
    suggestionCode1: fc.constant(simple ? 'USD' : 'HANPAN'),
    storeUserId: fc.constant(`mem_demo_${owner}`),
    recommender: fc.constant(simple ? '한판이' : ''),
    tetherSignupFlag: fc.constant(simple ? 1 : 0),
  };
  const normal = {
    phoneNumber: fc.stringMatching(/^010[0-9]{8}$/),
    bankId: fc.constant(1),
    accountNumber: fc.stringMatching(/^[0-9]{10}$/),
    accountHolder: HANGUL,
    birthYear: fc.constant(1990),
  };
  return fc
    .record({ ...chosen, ...(simple ? {} : normal) })
    .map((one) => ({ ...SIGNUP_CONSTANTS, ...one }));
}

/** What a member sends about the own account and its money. */
export function memberHints(): Hints {
  return {
    'login.body': fc.constant({ userId: 'member02', password: DEMO_PASSWORD }),
    'signup.body': fc.oneof(signupBody(true), signupBody(false)),
    'changePassword.body': fc.constant({
      currentPassword: DEMO_PASSWORD,
      newPassword: DEMO_PASSWORD,
    }),
    'signOutElsewhere.body': fc.constant({ currentPassword: DEMO_PASSWORD }),
    'leaveSite.body': fc.constant({ currentPassword: DEMO_PASSWORD }),
    'changeWithdrawPassword.body': fc.constant({
      currentPassword: DEMO_WITHDRAW_PASSWORD,
      newPassword: DEMO_WITHDRAW_PASSWORD,
    }),
    // So high that the other operations go on; a break that is taken is forgotten by `recover`.
    'setOwnLimit.body': fc.record({
      kind: fc.constantFrom('deposit', 'stake', 'loss'),
      period: fc.constantFrom('day', 'week', 'month'),
      limit: fc.integer({ min: 999_999_000_000, max: 1_000_000_000_000 }),
    }),
    'cancelLimitRaise.body': fc.constantFrom(
      { kind: 'session', period: 'day' },
      { kind: 'session', period: 'week' },
    ),
    'convertRolling.body': fc.constantFrom({ amount: 1_000 }, { amount: 1_500 }),
    'convertPoints.body': fc.constantFrom({ points: 1_000 }, { points: 2_000 }),
    'requestDeposit.body': fc.record({
      amount: fc.integer({ min: 1, max: 50 }).map((units) => units * 10_000),
      depositorName: HANGUL,
      chargeType: fc.constant(1),
      bonus: fc.constantFrom('none', 'every'),
    }),
    'requestWithdrawal.body': fc.record({
      amount: fc.constantFrom(10_000, 20_000),
      withdrawPassword: fc.constant(DEMO_WITHDRAW_PASSWORD),
    }),
  };
}
