import { allSettled } from 'effector';
import { expect, it, vi } from 'vitest';
import { $expiresAt, sessionLost } from '@/entities/member';
import { $api, createFakeApi, type FakeCall, makeProblem } from '@/shared/api/testing';
import { deferred, makeScope } from '@/shared/lib/test-scope';
import { $theme } from '@/shared/lib/theme';
import { $isLaunching, $launch, $launchFailure, launchClosed, launchRequested } from './launch';

const crane = { gameId: 'hanpan-crane', kind: 'slot' } as const;
const roulette = { gameId: 'hanpan-roulette', kind: 'casino' } as const;
const pageOf = (gameId: string) => `http://localhost:3001/game/${gameId}?token=9f2c07b15d30e41a`;
const launchOf = (gameId: string) => ({
  gameId,
  url: pageOf(gameId),
  origin: 'http://localhost:3001',
  sessionId: 'cas_1',
});
const craneLaunch = 'POST /casino/game/hanpan-crane/launch';

function launching(answers: Parameters<typeof createFakeApi>[0] = {}) {
  const calls: string[] = [];
  const launch = ({ path, body }: FakeCall) => {
    calls.push(`${path} ${JSON.stringify(body)}`);
    const gameId = path.split('/')[3] ?? '';
    return { status: 201, body: { url: pageOf(gameId), sessionId: 'cas_1' } };
  };
  const open = ({ path }: FakeCall) => {
    calls.push(path);
    return { body: { expiresAt: 7_200_000 } };
  };
  const api = createFakeApi({
    'POST /member/lobby/slot': open,
    'POST /member/lobby/casino': open,
    [craneLaunch]: launch,
    'POST /casino/game/hanpan-roulette/launch': launch,
    ...answers,
  });
  const scope = makeScope({
    values: [
      [$api, api],
      [$theme, 'porcelain'],
    ],
  });
  return { scope, calls };
}

it('gives the session the length of the lobby, then opens the game in the colours of the site', async () => {
  const { scope, calls } = launching();
  await allSettled(launchRequested, { scope, params: crane });
  expect(calls).toEqual([
    '/member/lobby/slot',
    '/casino/game/hanpan-crane/launch {"theme":"porcelain"}',
  ]);
  expect(scope.getState($expiresAt)).toBe(7_200_000);
  expect(scope.getState($launch)).toEqual(launchOf('hanpan-crane'));
  expect(scope.getState($isLaunching)).toBe(false);
});

it.each(['before', 'after'])(
  'takes the game that was asked for last, its answer %s',
  async (when) => {
    const answer = deferred<{ status: number; body: object }>();
    const { scope } = launching({ [craneLaunch]: () => answer.promise });
    const first = allSettled(launchRequested, { scope, params: crane });
    const resolve = () =>
      answer.resolve({ status: 201, body: { url: pageOf('hanpan-crane'), sessionId: 'cas_9' } });
    const second = allSettled(launchRequested, { scope, params: roulette });
    if (when === 'after')
      await vi.waitFor(() => expect(scope.getState($launch)?.gameId).toBe('hanpan-roulette'));
    resolve();
    await Promise.all([first, second]);
    expect(scope.getState($launch)).toEqual(launchOf('hanpan-roulette'));
  },
);

it.each([
  ['the page is left', launchClosed, undefined],
  ['the session ends', sessionLost, 'expired' as const],
])('opens nothing once %s', async (_name, event, params) => {
  const answer = deferred<{ status: number; body: object }>();
  const { scope } = launching({ [craneLaunch]: () => answer.promise });
  const launch = allSettled(launchRequested, { scope, params: crane });
  // @ts-expect-error: the events take different things.
  const left = allSettled(event, { scope, params });
  answer.resolve({ status: 201, body: { url: pageOf('hanpan-crane'), sessionId: 'cas_1' } });
  await Promise.all([launch, left]);
  expect(scope.getState($launch)).toBeNull();
  expect(scope.getState($isLaunching)).toBe(false);
});

const restricted = '카지노 이용이 제한된 계정입니다. 고객센터로 문의해주세요.';
const limits = { code: 'OWN_SESSION_LIMIT', period: 'day', limit: 60 } as const;

it.each([
  ['restricted', 'CASINO_RESTRICTED', {}, restricted, '/customer'],
  [
    ...([
      'stopped by staff',
      'REQUEST_REFUSED',
      { refusals: [{ code: 'BLOCKED' as const }] },
    ] as const),
    ...(['이용이 제한된 계정입니다. 고객센터로 문의해주세요.', '/customer'] as const),
  ],
  [
    ...([
      'on a break',
      'REQUEST_REFUSED',
      { refusals: [{ code: 'ON_BREAK' as const, until: 0 }] },
    ] as const),
    ...([
      '휴식 중입니다. 1970년 1월 1일 09:00까지 베팅과 충전을 하실 수 없고, 환전은 하실 수 있습니다.',
      '/limits',
    ] as const),
  ],
  [
    ...(['over an own limit', 'REQUEST_REFUSED', { refusals: [limits] }] as const),
    ...([
      '직접 설정하신 24시간 이용 시간 1시간을 모두 사용했습니다. 환전은 하실 수 있습니다.',
      '/limits',
    ] as const),
  ],
] as const)(
  'a member who is %s learns why, and where to turn to',
  async (_who, code, parts, text, to) => {
    const { scope } = launching({
      [craneLaunch]: makeProblem(code, parts as Parameters<typeof makeProblem>[1]),
    });
    await allSettled(launchRequested, { scope, params: crane });
    expect(scope.getState($launchFailure)).toEqual({ text, to });
  },
);

it('asks for no game when the lobby refuses the member', async () => {
  const { scope, calls } = launching({
    'POST /member/lobby/slot': makeProblem('CASINO_RESTRICTED'),
  });
  await allSettled(launchRequested, { scope, params: crane });
  expect(calls).toEqual([]);
  expect(scope.getState($launchFailure)?.to).toBe('/customer');
});

it('says that a game is not available, and opens it when it is tried again', async () => {
  const answers = [makeProblem('GAME_UNAVAILABLE')];
  const opened = { status: 201, body: { url: pageOf('hanpan-crane'), sessionId: 'cas_1' } };
  const { scope } = launching({ [craneLaunch]: () => answers.pop() ?? opened });
  await allSettled(launchRequested, { scope, params: crane });
  expect(scope.getState($launchFailure)?.text).toBe(
    '지금은 이용할 수 없는 게임입니다. 점검이 끝난 뒤 다시 시도해주세요.',
  );
  await allSettled(launchRequested, { scope, params: crane });
  expect(scope.getState($launchFailure)).toBeNull();
  expect(scope.getState($launch)?.gameId).toBe('hanpan-crane');
});

it.each([
  ['UNREAD_MESSAGE', '잠시 후 다시 시도해주세요.'],
  ['RATE_LIMITED', '잠시 후 다시 시도해주세요.'],
] as const)('leaves %s to the app and to the page', async (code, text) => {
  const { scope } = launching({ [craneLaunch]: makeProblem(code) });
  await allSettled(launchRequested, { scope, params: crane });
  expect(scope.getState($launchFailure)).toEqual({ text, to: null });
});

it('frames no page that could run as our own', async () => {
  const body = { url: 'javascript:alert(1)', sessionId: 'cas_1' };
  const { scope } = launching({ [craneLaunch]: { status: 201, body } });
  await allSettled(launchRequested, { scope, params: crane });
  expect(scope.getState($launch)).toBeNull();
  expect(scope.getState($launchFailure)?.to).toBe('/customer');
});
