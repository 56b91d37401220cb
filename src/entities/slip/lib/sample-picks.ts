import { kstInstant } from '@/shared/lib/format';
import type { SlipEntry, SlipPick } from './slip';

/** A pick for stories and tests: Arsenal to win at 1.72. */
export function makePick(overrides: Partial<SlipPick> = {}): SlipPick {
  const fixtureId = overrides.fixtureId ?? 's7k3m2qa';
  const typeId = overrides.typeId ?? 1;
  const line = overrides.line ?? null;
  const outcome = overrides.outcome ?? '1';
  const marketId = `${fixtureId}.${typeId}.${line ?? '_'}`;
  return {
    selectionId: `${marketId}.${outcome}`,
    marketId,
    fixtureId,
    typeId,
    outcome,
    line,
    offerScore: null,
    odds: 172,
    sport: 'football',
    leagueName: '잉글랜드 프리미어리그',
    home: '아스널',
    away: '브라이턴',
    startsAt: kstInstant('2030-11-21 18:45:00'),
    inPlay: false,
    ...overrides,
  };
}

/** A leg for stories and tests; its odds count as seen unless `seenOdds` says otherwise. */
export function makeEntry(overrides: Partial<SlipEntry> = {}): SlipEntry {
  const pick = makePick(overrides);
  return { ...pick, seenOdds: overrides.seenOdds ?? pick.odds };
}

const others = [
  { fixtureId: 'k1ulsan0', home: '울산 HD', away: '전북 현대', odds: 208, typeId: 3, line: -50 },
  {
    fixtureId: 'nbalaker0',
    sport: 'basketball' as const,
    leagueName: 'NBA',
    home: 'LA 레이커스',
    away: '덴버',
    typeId: 28,
    line: 22150,
    outcome: 'Over',
    odds: 188,
  },
  { fixtureId: 'eplmanc00', home: '맨체스터 시티', away: '뉴캐슬', odds: 148 },
  { fixtureId: 'eplchel00', home: '첼시', away: '풀럼', odds: 195, typeId: 3, line: -100 },
  {
    fixtureId: 'epllive00',
    home: '리버풀',
    away: '토트넘',
    odds: 180,
    typeId: 2,
    line: 300,
    outcome: 'Over',
  },
  { fixtureId: 'k1pohang0', home: '포항', away: 'FC서울', odds: 202, outcome: 'X' },
  { fixtureId: 'nbagolds0', home: '골든스테이트', away: '피닉스', odds: 191, outcome: '2' },
  { fixtureId: 'nbabost00', home: '보스턴', away: '샬럿', odds: 134 },
  {
    fixtureId: 'bunlong00',
    leagueName: '독일 분데스리가',
    home: '보루시아 묀헨글라트바흐',
    away: '바이어 04 레버쿠젠',
    odds: 1250,
    outcome: '2',
  },
];

/** Up to ten legs of ten matches, for stories and tests. */
export function makeLegs(count: number): SlipEntry[] {
  return [makeEntry(), ...others.map((other) => makeEntry(other))].slice(0, count);
}
