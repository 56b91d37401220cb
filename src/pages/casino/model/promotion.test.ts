// @vitest-environment jsdom
import { allSettled } from 'effector';
import { beforeEach, expect, it } from 'vitest';
import { $api, createFakeApi, makeProblem } from '@/shared/api/testing';
import { $alert, askConfirmFx } from '@/shared/lib/alerts';
import { readNowFx } from '@/shared/lib/clock';
import { addTime } from '@/shared/lib/format';
import { answerQuestion } from '@/shared/lib/test-question';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { navigationRequested } from '@/shared/routes';
import { type Lobby, pageOpened } from '../events';
import { answers, lobbyNow, values } from '../lib/sample-casino';
import { casinoSearch } from '../search';
import './promotion';

const tournament = {
  id: 7,
  kind: 'casino',
  title: '주말 카지노 토너먼트',
  currency: 'KRW',
  startsAt: lobbyNow,
  endsAt: addTime(lobbyNow, 1, 'day'),
  state: 'running',
  players: 3,
  prizeTotal: 1_000_000,
  joinedAt: null,
};
const running = { 'GET /tournament': { body: [tournament] } };

beforeEach(() => localStorage.clear());

function site(own: typeof answers = running) {
  let now = lobbyNow;
  const scope = makeScope({
    values: [[$api, createFakeApi({ ...answers, ...own })], ...values],
    handlers: [[readNowFx, () => now]],
  });
  const [questions, ways] = [
    watchCalls(scope, askConfirmFx),
    watchCalls(scope, navigationRequested),
  ];
  const open = (lobby: Lobby, search: object = {}) =>
    allSettled(pageOpened, { scope, params: { lobby, search: casinoSearch.parse(search) } });
  const setNow = (at: number) => {
    now = at;
  };
  return { scope, questions, ways, open, setNow };
}

it('asks who opens the slots once a day, and enters either way', async () => {
  const { scope, questions, ways, open, setNow } = site();
  await answerQuestion(scope, open('slot'), false);
  expect(questions.map(({ text }) => text)).toEqual([
    '슬롯 이벤트가 진행 중입니다. 입장하시겠습니까?',
  ]);
  await open('slot_cx');
  expect(questions).toHaveLength(1);
  setNow(addTime(lobbyNow, 1, 'day'));

  await answerQuestion(scope, open('slot'));
  expect(questions).toHaveLength(2);
  expect(ways).toEqual([]);
});

it('asks who picks 에볼루션, and shows the whole lobby to who does not enter', async () => {
  const { scope, questions, ways, open } = site();
  await answerQuestion(scope, open('casino', { provider: 'evolution' }), false);
  expect(questions[0]?.text).toBe('에볼루션 카지노 이벤트가 진행 중입니다. 입장하시겠습니까?');
  expect(ways).toEqual([{ to: '/casino', replace: true, resetScroll: false }]);
  await open('casino', { provider: 'evolution' });
  expect(questions).toHaveLength(1);
});

it('keeps the pick of who enters', async () => {
  const { scope, ways, open } = site();
  await answerQuestion(scope, open('casino', { provider: 'evolution' }));
  expect(ways).toEqual([]);
});

it.each([
  ['nothing runs', {}, 'slot', {}],
  [
    'it is to come',
    { 'GET /tournament': { body: [{ ...tournament, state: 'upcoming' }] } },
    'slot',
    {},
  ],
  ['that cannot be said', { 'GET /tournament': makeProblem('UNAVAILABLE') }, 'slot', {}],
  ['live casino is opened', running, 'casino', {}],
  ['a game is opened', running, 'slot', { game: 'hanpan-crane' }],
] as const)('asks nothing when %s', async (_when, own, lobby, search) => {
  const { scope, questions, open } = site(own);
  await open(lobby, search);
  expect(questions).toEqual([]);
  expect(scope.getState($alert)).toBeNull();
});
