import type { Dto } from '#contract/types.gen.ts';
import { SPORT_KEYS } from '#rules/sports.ts';
import { $boardFailures, $counts } from '@/entities/game';
import { boardValues, makeBoardDto, makeFixtureDto, sampleBoards } from '@/entities/game/testing';
import { $now } from '@/shared/lib/clock';
import { kstInstant } from '@/shared/lib/format';
import { inScenarios, makeScope } from '@/shared/lib/test-scope';
import { liveSubscription, nextSubscription } from './games';

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

const counts = { cross: { football: 88, basketball: 52 }, live: { football: 5 } };
const failure = { kind: 'contract', requestId: 'Rq7fK2' };

/** Values of the stores that the matches are drawn from, on a Saturday, 18:42 in Seoul. */
export const gameValues: Record<'ordinary' | 'empty' | 'failed', (readonly [unknown, unknown])[]> =
  {
    ordinary: [
      ...boardValues([...liveBoards(), ...boardsOf('wintielose', sampleBoards('wintielose'))]),
      [$counts, counts],
      [$now, kstInstant('2026-11-21 18:42:00')],
    ],
    empty: [...boardValues([...boardsOf('live', []), ...boardsOf('wintielose', [])])],
    failed: [
      [$boardFailures, { [liveSubscription.reader]: failure, [nextSubscription.reader]: failure }],
    ],
  };

const scopeOf = (values: (readonly [unknown, unknown])[]) => ({
  scope: () => makeScope({ values }),
});

/** The parameters of a story of the matches. */
export const inGames = {
  router: {},
  ...inScenarios({
    ordinary: scopeOf(gameValues.ordinary),
    loading: scopeOf([]),
    empty: scopeOf(gameValues.empty),
    failed: scopeOf(gameValues.failed),
  }),
};
