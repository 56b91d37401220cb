import type { Dto } from '#contract/types.gen.ts';
import { makeBet, makeBetLeg } from '@/entities/bet/testing';
import { $boardFailures, $counts } from '@/entities/game';
import { boardValues, makeBoardDto, makeFixtureDto, sampleBoards } from '@/entities/game/testing';
import { $member } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { newsQuery } from '@/entities/news';
import { SPORT_KEYS } from '#rules/sports.ts';
import { $api, createFakeApi, makeProblem, never } from '@/shared/api/testing';
import { $now } from '@/shared/lib/clock';
import { kstInstant } from '@/shared/lib/format';
import { makeScope } from '@/shared/lib/test-scope';
import { liveSubscription, nextSubscription } from '../lib/games';
import { homeNow, moreAnswers } from '../lib/sample-more';
import { $bets, $betsFailure } from '../model/page';

type Values = (readonly [unknown, unknown])[];

export const longName = '레알 클루브 데포르티보 라코루냐 아카데미 유나이티드 인터내셔널';

/** A board of every sport: those of the pictures, the others empty. */
function boardsOf(kind: Dto<'BoardKind'>, known: readonly Dto<'Board'>[]): Dto<'Board'>[] {
  return SPORT_KEYS.map((sport) => {
    const board = known.find((dto) => dto.sport === sport);
    return board ?? makeBoardDto({ sport, kind, leagues: [], fixtures: [] });
  });
}

function liveBoards(): Dto<'Board'>[] {
  const [football] = sampleBoards('live');
  const clock = { period: '20', minute: 63 };
  const played = { leagueId: 'fb-kr-k1', status: 2, score: { home: 1, away: 0 }, clock } as const;
  const fixtures = [
    makeFixtureDto({ ...played, id: 'live00uls', home: '울산 HD', away: '전북 현대' }),
    makeFixtureDto({ ...played, id: 'live00poh', home: '포항 스틸러스', away: 'FC서울' }),
    makeFixtureDto({ ...played, id: 'live00long', home: longName, away: '인천' }),
    makeFixtureDto({ ...played, id: 'live00gwa', home: '광주 FC', away: '대전 하나 시티즌' }),
    makeFixtureDto({ ...played, id: 'live00suw', home: '수원 FC', away: '강원 FC' }),
  ];
  return boardsOf('live', football ? [{ ...football, fixtures }] : []);
}

function filled(): Values {
  const boards = [...liveBoards(), ...boardsOf('wintielose', sampleBoards('wintielose'))];
  const createdAt = kstInstant('2026-11-20 12:00:00');
  const news = [
    { id: 2, contents: '<b>한판</b>에 오신 것을 환영합니다.', createdAt },
    { id: 1, contents: '매주 월요일 06:00~06:30에 정기 점검이 진행됩니다.', createdAt },
  ];
  const counts = { cross: { football: 88, basketball: 52 }, live: { football: 5 } };
  return [...boardValues(boards), [$counts, counts], [newsQuery.$data, news], [$now, homeNow]];
}

const member = makeMember({ level: 4 });
const bets = [
  makeBet(),
  makeBet({ id: 'bet_2', legs: [makeBetLeg()], totalOdds: 172, potentialPayout: 100_000_000 }),
  makeBet({ id: 'bet_3', status: 'pending', type: 2, potentialPayout: 43_000 }),
];

const scopeOf = (...values: Values) => ({ scope: () => makeScope({ values }) });
const failure = { kind: 'contract', requestId: 'Rq7fK2' };
export const states = {
  ordinary: scopeOf(
    ...filled(),
    [$member, member],
    [$bets, bets],
    [$api, createFakeApi(moreAnswers.ordinary)],
  ),
  guest: scopeOf(...filled(), [$api, createFakeApi(moreAnswers.ordinary)]),
  loading: scopeOf([$member, member], [$api, createFakeApi({ 'GET /newsLink': never })]),
  empty: scopeOf(
    ...boardValues([...boardsOf('live', []), ...boardsOf('wintielose', [])]),
    [$member, { ...member, unreadCount: 0 }],
    [$bets, []],
    [$api, createFakeApi({ 'GET /newsLink': { body: [] }, ...moreAnswers.empty })],
  ),
  failed: scopeOf(
    [$boardFailures, { [liveSubscription.reader]: failure, [nextSubscription.reader]: failure }],
    [$member, member],
    [$betsFailure, failure],
    [
      $api,
      createFakeApi({
        'GET /newsLink': makeProblem('UNAVAILABLE', { requestId: 'Rq7fK2' }),
        ...moreAnswers.failed,
      }),
    ],
  ),
};
