import type { Dto } from '#contract/types.gen.ts';
import { kstInstant } from '@/shared/lib/format';
import type { PostAuthor, PostBet, PostDetail, PostReply, PostSummary } from './post';

const at = kstInstant('2026-11-21 18:12:00');

/** An author for stories and tests: somebody else. */
export function makeAuthor(overrides: Partial<PostAuthor> = {}): PostAuthor {
  return { nickname: '느티나무', level: 5, isStaff: false, isMine: false, ...overrides };
}

/** A line of a board for stories and tests. */
export function makePostSummary(overrides: Partial<PostSummary> = {}): PostSummary {
  const id = overrides.id ?? 12_806;
  return {
    id,
    number: id,
    title: '울산–전북 포함 3폴더 공유합니다',
    author: makeAuthor(),
    createdAt: at,
    views: 214,
    replies: 6,
    hasImage: false,
    bet: null,
    isNotice: false,
    isHidden: false,
    isRead: false,
    ...overrides,
  };
}

/** A leg for stories and tests: Arsenal to win at 1.72, not yet begun. */
export function makeLeg(overrides: Partial<Dto<'FixtureLeg'>> = {}): Dto<'FixtureLeg'> {
  return {
    kind: 'fixture_selection',
    selectionId: 's7k3m2qa.1._.1',
    fixtureId: 's7k3m2qa',
    sport: 'football',
    leagueName: '잉글랜드 프리미어리그',
    home: '아스널',
    away: '브라이턴',
    startsAt: at + 1_980_000,
    typeId: 1,
    outcome: '1',
    line: null,
    offerScore: null,
    inPlay: false,
    odds: 172,
    result: 0,
    decidedBy: null,
    fixtureStatus: 1,
    score: null,
    clock: null,
    ...overrides,
  };
}

/** An attached bet for stories and tests: one leg won, one in play, one to begin. */
export function makePostBet(overrides: Partial<PostBet> = {}): PostBet {
  return {
    state: 'running',
    mode: 'domestic',
    totalOdds: 727,
    system: false,
    legs: [
      makeLeg({
        selectionId: 'kblsamsu.28.450.1',
        sport: 'basketball',
        leagueName: 'KBL',
        home: '서울 삼성',
        away: '고양 소노',
        typeId: 342,
        line: 450,
        odds: 186,
        fixtureStatus: 3,
        result: 2,
        score: { home: 78, away: 81 },
        decidedBy: { home: 78, away: 81 },
      }),
      makeLeg({
        selectionId: 'k1ulsan0.1._.1',
        fixtureId: 'k1ulsan0',
        leagueName: 'K리그1',
        home: '울산 HD',
        away: '전북 현대',
        odds: 208,
        fixtureStatus: 2,
        score: { home: 1, away: 0 },
        clock: { period: '20', minute: 63 },
      }),
      makeLeg(),
    ],
    ...overrides,
  };
}

/** A post for stories and tests. */
export function makePost(overrides: Partial<PostDetail> = {}): PostDetail {
  return {
    id: 12_806,
    board: 'free',
    number: 12_806,
    title: '울산–전북 포함 3폴더 공유합니다',
    contents:
      '<p>울산은 최근 홈 다섯 경기에서 선제 실점이 없었고, 전북은 <strong>중앙 수비 한 명이 경고 누적</strong>으로 빠졌습니다.</p><p>KBL은 접전이 많은 팀이라 플러스 핸디로 봤습니다.</p>',
    author: makeAuthor(),
    createdAt: at,
    editedAt: null,
    views: 214,
    replies: 3,
    bet: null,
    betId: null,
    isNotice: false,
    isHidden: false,
    isReported: false,
    ...overrides,
  };
}

/** A reply for stories and tests. */
export function makeReply(overrides: Partial<PostReply> = {}): PostReply {
  return {
    id: 41,
    parentId: null,
    author: makeAuthor({ nickname: '오후세시', level: 3 }),
    text: 'LG 언더 동의합니다. KCC 외곽이 살아나면 3쿼터가 변수일 듯해요.',
    createdAt: at + 480_000,
    editedAt: null,
    state: 'shown',
    isReported: false,
    ...overrides,
  };
}
