import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { makeRoundBet } from '@/entities/bet/testing';
import { betsSeen } from '@/entities/bet';
import { $member } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { $pick, gameOpened, pickDropped, selectionPressed } from '@/entities/round';
import { makeEvents, makeSetting, sampleNow } from '@/entities/round/testing';
import { siteChanged } from '@/entities/setting';
import { $account } from '@/entities/slip';
import { $betSetting } from '@/entities/slip/testing';
import type { FakeCall } from '@/shared/api/testing';
import { $api, createFakeApi, makeProblem } from '@/shared/api/testing';
import { $now } from '@/shared/lib/clock';
import { $device } from '@/shared/lib/device';
import { roundSlipRequested } from '@/shared/lib/landmarks';
import { $toasts } from '@/shared/lib/toasts';
import { makeScope } from '@/shared/lib/test-scope';
import {
  $canSubmit,
  $failure,
  $isSheetOpen,
  $limits,
  $maxStake,
  $mode,
  $notices,
  $payout,
  $recentBets,
  $stake,
} from './model';
import { fixChosen, maxStakeChosen, stakeAdded, stakeChanged, submitClicked } from './model';

const account = { id: 'mem_1', balance: 900_000, currency: 'KRW', level: 3 };
const mini = {
  minStake: 5_000,
  maxStake: 1_000_000,
  maxPayout: 3_000_000,
  maxTotalOdds: 50_000,
  maxLegs: 1,
  maxFixturePicks: 1,
};
const virtual = { ...mini, maxStake: 700_000 };
/** What the server says once admins have set other limits. */
const betSetting = {
  currency: 'KRW',
  oddsPolicy: 'higher',
  bonusTiers: [],
  lowOddsLimit: 130,
  prematch: mini,
  european: mini,
  inPlay: mini,
  virtual,
  mini: { ...mini, maxStake: 600_000 },
};
const placed = { status: 201, body: makeRoundBet() };

async function picked(
  answer: (call: FakeCall) => object = () => placed,
  member: object | null = account,
) {
  const sent: { key: string | null; body: unknown }[] = [];
  const api = createFakeApi({
    'GET /settingMinigame/213': { body: makeSetting(213) },
    'GET /minigame/events': { body: makeEvents(213) },
    'GET /settingMinigame/721': { body: makeSetting(721) },
    'GET /bet/setting': { body: betSetting },
    'POST /minigame/bet': (call) => {
      sent.push({ key: call.headers.get('Idempotency-Key'), body: call.body });
      return answer(call);
    },
  });
  const scope = makeScope({
    values: [
      ...[[$api, api] as const, [$now, sampleNow] as const, [$account, member] as const],
      [$betSetting, member && { mini, virtual }],
    ],
  });
  await allSettled(gameOpened, { scope, params: 213 });
  const press = (selection: string) =>
    allSettled(selectionPressed, { scope, params: { market: 'p-oe', selection } });
  await press('odd');
  const stake = (params: number | null) => allSettled(stakeChanged, { scope, params });
  const submit = () => allSettled(submitClicked, { scope });
  return { scope, sent, press, stake, submit };
}

const refused = (...refusals: object[]) =>
  makeProblem('BET_REFUSED', { refusals: refusals as never });

describe('the stake', () => {
  it('shows what it may bring, rounded down, and goes up by the buttons', async () => {
    const { scope, stake } = await picked();
    await stake(10_001);
    expect(scope.getState($payout)).toBe(19_501);
    await allSettled(stakeAdded, { scope, params: 30_000 });
    expect(scope.getState($stake)).toBe(40_001);
    // At 1.95 it would bring 3,900,000.
    await stake(2_000_000);
    expect(scope.getState($payout)).toBe(3_000_000);
  });

  it.each([
    [900_000, 900_000],
    [50_000_000, 1_000_000],
  ])('is at most what is there of %d and what may be staked', async (balance, most) => {
    const { scope } = await picked(undefined, { ...account, balance });
    await allSettled(maxStakeChosen, { scope });
    expect(scope.getState($stake)).toBe(most);
  });

  it('of a guest is bound by the setting, and cannot be placed', async () => {
    const { scope, sent, stake, submit } = await picked(undefined, null);
    expect(scope.getState($maxStake)).toBe(1_000_000);
    await stake(10_000);
    await submit();
    expect(sent).toEqual([]);
  });

  it('follows the limits of the kind of game', async () => {
    const { scope } = await picked();
    expect([scope.getState($mode), scope.getState($limits).maxStake]).toEqual(['mini', 1_000_000]);
    await allSettled(gameOpened, { scope, params: 721 });
    expect([scope.getState($mode), scope.getState($limits).maxStake]).toEqual(['virtual', 700_000]);
  });

  it('follows other limits as soon as they are set and there is a pick', async () => {
    const { scope, press } = await picked();
    const set = { siteNoticeFlg: false, joinStartEndFlg: false };
    await allSettled(pickDropped, { scope });
    await allSettled(siteChanged, { scope, params: set });
    expect(scope.getState($limits).maxStake).toBe(1_000_000);
    await press('odd');
    expect(scope.getState($limits).maxStake).toBe(600_000);
  });

  it.each([
    [1_000, 'STAKE_TOO_SMALL', 5_000],
    [950_000, 'INSUFFICIENT_FUNDS', 900_000],
  ])('of %d is refused at once, with the one that fits', async (amount, code, fits) => {
    const { scope, stake } = await picked();
    await stake(amount);
    const [notice] = scope.getState($notices);
    expect(notice).toMatchObject({ refusal: { code }, fix: { kind: 'stake', stake: fits } });
    expect(scope.getState($canSubmit)).toBe(false);
    if (notice?.fix) await allSettled(fixChosen, { scope, params: notice.fix });
    expect(scope.getState($notices)).toEqual([]);
    expect(scope.getState($canSubmit)).toBe(true);
  });
});

describe('placing', () => {
  it('is not possible once the round of the pick is closed', async () => {
    const { scope, sent, stake, submit } = await picked();
    await stake(10_000);
    const { closesAt } = makeEvents(213);
    await allSettled($now, { scope, params: closesAt });
    expect(scope.getState($canSubmit)).toBe(false);
    await submit();
    expect(sent).toEqual([]);
  });

  it('sends the pick at its odds; then the pick leaves and the stake stays', async () => {
    const { scope, sent, stake, submit } = await picked();
    const roundId = scope.getState($pick)?.roundId;
    await stake(10_000);
    await submit();
    const body = { stake: 10_000, roundId, market: 'p-oe', selection: 'odd', odds: 195 };
    expect(sent).toEqual([{ key: expect.any(String), body }]);
    expect(scope.getState($pick)).toBeNull();
    expect(scope.getState($stake)).toBe(10_000);
    expect(scope.getState($toasts)).toMatchObject([{ text: '베팅이 완료되었습니다.' }]);
  });

  it('without an answer is the same bet when it is sent again', async () => {
    let isDown = true;
    const { scope, sent, stake, submit } = await picked(() =>
      isDown ? makeProblem('UNAVAILABLE') : placed,
    );
    await stake(10_000);
    await submit();
    expect(scope.getState($failure)).not.toBeNull();
    expect(scope.getState($pick)).not.toBeNull();
    isDown = false;
    await submit();
    expect(sent[1]?.key).toBe(sent[0]?.key);
    expect(scope.getState($pick)).toBeNull();
  });

  it('that is refused says why, until the pick or the stake is another', async () => {
    const { scope, press, stake, submit } = await picked(() => refused({ code: 'OPPOSITE_BET' }));
    await stake(10_000);
    await submit();
    expect(scope.getState($notices)).toMatchObject([
      { refusal: { code: 'OPPOSITE_BET' }, fix: null },
    ]);
    expect(scope.getState($failure)).toBeNull();
    await press('even');
    expect(scope.getState($notices)).toEqual([]);
  });

  it('at odds that have changed offers the new ones', async () => {
    const { scope, stake, submit } = await picked(() =>
      refused({ code: 'ODDS_CHANGED', from: 195, to: 190 }),
    );
    await stake(10_000);
    await submit();
    const [notice] = scope.getState($notices);
    expect(notice?.fix).toEqual({ kind: 'odds', odds: 190 });
    if (notice?.fix) await allSettled(fixChosen, { scope, params: notice.fix });
    expect(scope.getState($pick)?.odds).toBe(190);
    expect(scope.getState($notices)).toEqual([]);
  });
});

it('a skip link opens the sheet where the slip is behind a bar', async () => {
  const { scope } = await picked();
  await allSettled($device, { scope, params: 'phone' });
  await allSettled(roundSlipRequested, { scope });
  expect(scope.getState($isSheetOpen)).toBe(true);
});

it('the member’s bets on the game are listed, and new ones of it alone are added', async () => {
  const listed: string[] = [];
  const api = createFakeApi({
    'GET /settingMinigame/213': { body: makeSetting(213) },
    'GET /minigame/events': { body: makeEvents(213) },
    'GET /bet': ({ path }) => {
      listed.push(path);
      return { body: { data: [makeRoundBet()], nextCursor: null } };
    },
  });
  const values = [[$api, api] as const, [$member, makeMember()] as const];
  const scope = makeScope({ values });
  await allSettled(gameOpened, { scope, params: 213 });
  expect(listed[0]).toContain('game=eos%2Fpowerball3');
  const own = makeRoundBet({}, { id: 'bet_own' });
  const other = makeRoundBet({ gameId: 301 }, { id: 'bet_other' });
  await allSettled(betsSeen, { scope, params: [own, other] });
  expect(scope.getState($recentBets)?.map(({ id }) => id)).toHaveLength(2);
});
