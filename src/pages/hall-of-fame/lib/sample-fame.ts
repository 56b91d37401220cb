import { makeBetLeg } from '@/entities/bet/testing';
import { kstInstant } from '@/shared/lib/format';
import type { FameRow, HallOfFame, Winner } from '../api';

/** A win of six folders at its place. */
export function makeFameRow(part: Partial<FameRow> = {}): FameRow {
  return {
    rank: 1,
    nickname: '달빛**',
    level: 11,
    game: 'sports',
    mode: 'domestic',
    legs: 6,
    first: makeBetLeg({ result: 2 }),
    odds: 9_640,
    win: 48_200_000,
    settledAt: kstInstant('2026-11-14 23:02:00'),
    isMine: false,
    ...part,
  };
}

const names = [...'바백푸첫느남은오가초솔봄하한'];

export const own = makeFameRow({
  rank: 64,
  nickname: '한강바람',
  level: 12,
  legs: 3,
  odds: 1_134,
  win: 3_402_000,
  isMine: true,
});

const winner: Winner = {
  id: 5,
  kind: 'sports',
  title: '주말 스포츠 토너먼트',
  players: 312,
  startsAt: kstInstant('2026-11-13 18:00:00'),
  endsAt: kstInstant('2026-11-16 00:00:00'),
  ranks: ['푸른**', '첫*', '남산**'].map((nickname, at) => ({
    rank: at + 1,
    nickname,
    level: 4,
    score: 4_000,
    bets: 10,
    isMine: false,
    points: [3_000_000, 1_500_000, 800_000][at] ?? 0,
  })),
};

/** The best of November 2026, the reader's own far below. */
export function makeFame(part: Partial<HallOfFame> = {}): HallOfFame {
  return {
    month: '202611',
    currency: 'KRW',
    at: kstInstant('2026-11-21 18:40:00'),
    rows: [
      makeFameRow(),
      ...names.map((name, at) =>
        makeFameRow({
          rank: at + 2,
          nickname: `${name}**`,
          level: (at % 6) + 1,
          legs: (at % 4) + 1,
          win: 24_720_000 - at * 1_230_000,
          odds: 1_521 + at * 37,
        }),
      ),
    ],
    own,
    winners: [winner, { ...winner, id: 4, title: '카지노 토너먼트', kind: 'casino' }],
    ...part,
  };
}
