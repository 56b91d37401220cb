import { makeBet, makeBetLeg } from '@/entities/bet/testing';
import { $member } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { newsQuery } from '@/entities/news';
import { $api, createFakeApi, never } from '@/shared/api/testing';
import { kstInstant } from '@/shared/lib/format';
import { refused } from '@/shared/lib/test-page';
import { makeScope } from '@/shared/lib/test-scope';
import { $bets, $betsFailure } from '@/widgets/account-column/testing';
import { casinoAnswers } from '@/widgets/casino-strip/testing';
import { winAnswers } from '@/widgets/latest-wins/testing';
import { gameValues } from '@/widgets/live-games/testing';
import { minigameAnswers } from '@/widgets/minigame-strip/testing';
import { levelAnswers } from '@/widgets/next-level/testing';
import { offerAnswers } from '@/widgets/offer-strip/testing';
import { tournamentAnswers } from '@/widgets/tournament-card/testing';

const parts = [
  levelAnswers,
  minigameAnswers,
  casinoAnswers,
  offerAnswers,
  tournamentAnswers,
  winAnswers,
];

/** What the parts below the first screen are answered. */
const answersOf = (state: 'ordinary' | 'empty') =>
  Object.fromEntries(parts.flatMap((part) => Object.entries(part[state])));
const ordinary = answersOf('ordinary');

const createdAt = kstInstant('2026-11-20 12:00:00');
const news = [
  { id: 2, contents: '<b>한판</b>에 오신 것을 환영합니다.', createdAt },
  { id: 1, contents: '매주 월요일 06:00~06:30에 정기 점검이 진행됩니다.', createdAt },
];
const member = makeMember({ level: 4 });
const bets = [
  makeBet(),
  makeBet({ id: 'bet_2', legs: [makeBetLeg()], totalOdds: 172, potentialPayout: 100_000_000 }),
  makeBet({ id: 'bet_3', status: 'pending', type: 2, potentialPayout: 43_000 }),
];
const filled = [
  ...gameValues.ordinary,
  [newsQuery.$data, news],
  [$api, createFakeApi(ordinary)],
] as const;

const scopeOf = (...values: (readonly [unknown, unknown])[]) => ({
  scope: () => makeScope({ values }),
});
export const states = {
  ordinary: scopeOf(...filled, [$member, member], [$bets, bets]),
  guest: scopeOf(...filled),
  loading: scopeOf([$member, member], [$api, createFakeApi({ 'GET /newsLink': never })]),
  empty: scopeOf(
    ...gameValues.empty,
    [$member, { ...member, unreadCount: 0 }],
    [$bets, []],
    [$api, createFakeApi({ ...answersOf('empty'), 'GET /newsLink': { body: [] } })],
  ),
  failed: scopeOf(
    ...gameValues.failed,
    [$member, member],
    [$betsFailure, { kind: 'contract', requestId: 'Rq7fK2' }],
    [$api, createFakeApi(refused({ ...ordinary, 'GET /newsLink': {} }))],
  ),
};
