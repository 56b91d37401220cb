import { expect, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeBet, makeBetLeg } from '@/entities/bet/testing';
import { $boardFailures } from '@/entities/game';
import { boardValues, makeBoardDto, makeFixtureDto, sampleBoards } from '@/entities/game/testing';
import { $member } from '@/entities/member';
import { newsQuery } from '@/entities/news';
import type { BoardDto, BoardKind, SportKey } from '@/shared/api';
import { $api, createFakeApi, makeProblem } from '@/shared/api/testing';
import { $now } from '@/shared/lib/clock';
import { press } from '@/shared/lib/test-press';
import { inScenarios, makeScope } from '@/shared/lib/test-scope';
import { kstInstant } from '@/shared/lib/format';
import { liveSubscription, nextSubscription } from '../lib/games';
import { $bets, $betsFailure } from '../model';
import { HomePage } from './home-page';

type Values = (readonly [unknown, unknown])[];

const sports: readonly SportKey[] = [
  'football',
  'basketball',
  'baseball',
  'volleyball',
  'ice-hockey',
  'e-sports',
];
const longName = '레알 클루브 데포르티보 라코루냐 아카데미 유나이티드 인터내셔널';
const now = kstInstant('2026-11-21 18:42:00');

/** A board of every sport: those of the pictures, the others empty. */
function boardsOf(kind: BoardKind, known: readonly BoardDto[]): BoardDto[] {
  return sports.map((sport) => {
    const board = known.find((dto) => dto.sport === sport);
    return board ?? makeBoardDto({ sport, kind, leagues: [], fixtures: [] });
  });
}

function liveBoards(): BoardDto[] {
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
  return [...boardValues(boards), [newsQuery.$data, news], [$now, now]];
}

const member = {
  id: 'member02',
  nickname: '한강바람',
  level: 12,
  emoney: 1_284_500,
  point: 12_400,
  currency: 'KRW',
  unreadCount: 2,
};
const bets = [
  makeBet(),
  makeBet({ id: 'bet_2', legs: [makeBetLeg()], totalOdds: 172, potentialPayout: 100_000_000 }),
  makeBet({ id: 'bet_3', status: 'pending', type: 2, potentialPayout: 43_000 }),
];

const scopeOf = (...values: Values) => ({ scope: () => makeScope({ values }) });
const failure = { kind: 'contract', requestId: 'Rq7fK2' };
const states = {
  ordinary: scopeOf(...filled(), [$member, member], [$bets, bets]),
  loading: scopeOf(
    [$member, member],
    [$api, createFakeApi({ 'GET /newsLink': () => new Promise(() => {}) })],
  ),
  empty: scopeOf(
    ...boardValues([...boardsOf('live', []), ...boardsOf('wintielose', [])]),
    [$member, { ...member, unreadCount: 0 }],
    [$bets, []],
    [$api, createFakeApi({ 'GET /newsLink': { body: [] } })],
  ),
  failed: scopeOf(
    [$boardFailures, { [liveSubscription.reader]: failure, [nextSubscription.reader]: failure }],
    [$member, member],
    [$betsFailure, failure],
    [$api, createFakeApi({ 'GET /newsLink': makeProblem('UNAVAILABLE', { requestId: 'Rq7fK2' }) })],
  ),
};

const meta = {
  title: 'pages/home/HomePage',
  component: HomePage,
  parameters: { layout: 'fullscreen', router: {} },
} satisfies Meta<typeof HomePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = { parameters: inScenarios(states) };

export const MemberHome: Story = {
  parameters: states.ordinary,
  play: async ({ canvas }) => {
    const stage = await canvas.findByRole('region', { name: '지금 이 경기' });
    const cell = within(stage).getByRole('button', { name: /울산 HD 승, 배당 1.72/ });
    await press(cell);
    await expect(cell).toHaveAttribute('aria-pressed', 'true');
    const card = canvas.getByText(longName).closest('li');
    await expect(card?.scrollWidth).toBe(card?.clientWidth);
  },
};

export const Guest: Story = {
  parameters: scopeOf(...filled()),
  play: async ({ canvas }) => {
    const page = within(await canvas.findByRole('main'));
    await expect(page.getByRole('button', { name: '회원가입' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: '내 베팅' })).toBeNull();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: scopeOf(...filled(), [$member, member], [$bets, bets]),
};

/** The narrowest window a page has to fit: names stay readable beside what stands in their row. */
export const SmallPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: scopeOf(...filled()),
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '320px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('region', { name: '곧 시작' });
    const [name] = await within(next).findAllByTitle('아스널');
    await expect(name?.clientWidth).toBeGreaterThan(120);
  },
};

export const Loading: Story = { parameters: states.loading };

export const Empty: Story = { parameters: states.empty };

export const Failed: Story = {
  parameters: states.failed,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('요청번호 Rq7fK2')).toHaveLength(4));
    await expect(canvas.getAllByRole('button', { name: '다시 시도' })).toHaveLength(4);
  },
};
