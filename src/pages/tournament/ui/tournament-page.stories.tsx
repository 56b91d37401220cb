import { allSettled } from 'effector';
import { expect, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $member } from '@/entities/member';
import { memberKinds } from '@/entities/member/testing';
import { streamApplied } from '@/shared/api';
import { makeProblem, never, offline } from '@/shared/api/testing';
import { $now } from '@/shared/lib/clock';
import { openedPage } from '@/shared/lib/test-page';
import { press } from '@/shared/lib/test-press';
import { inScenarios } from '@/shared/lib/test-scope';
import {
  makeDetail,
  makeTournament,
  now,
  own,
  ranking,
  tournaments,
} from '../lib/sample-tournaments';
import { tournamentPage } from '../page';
import type { TournamentSearch } from '../search';
import { TournamentPage } from './tournament-page';

type Answers = Parameters<typeof openedPage>[1];
const joinedOne = makeTournament({ joinedAt: now, players: 313 });
const joined = makeDetail({ tournament: joinedOne, own });
const opened = (answers: Answers = {}, search: Partial<TournamentSearch> = {}) =>
  openedPage(
    tournamentPage,
    {
      'GET /tournament': { body: tournaments },
      'GET /tournament/7': { body: makeDetail() },
      'PUT /tournament/7/join': { body: joined },
      ...answers,
    },
    {
      search,
      values: [
        [$member, memberKinds.gs],
        [$now, now],
      ],
    },
  );

const meta = {
  title: 'pages/tournament/TournamentPage',
  component: TournamentPage,
  parameters: { layout: 'fullscreen', router: { path: '/tournament' } },
} satisfies Meta<typeof TournamentPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  parameters: inScenarios({
    ordinary: opened({ 'GET /tournament/7': { body: joined } }),
    loading: opened({ 'GET /tournament': never }),
    empty: opened({ 'GET /tournament': { body: [] } }),
    failed: opened({
      'GET /tournament': offline,
    }),
  }),
};

/** The member joins, and has a place of its own that stays visible. */
export const Playground: Story = {
  parameters: opened(),
  play: async ({ canvas }) => {
    const tabs = await canvas.findByRole('navigation', { name: '토너먼트 메뉴' });
    await waitFor(() =>
      expect(within(tabs).getByRole('link', { current: 'page' })).toHaveTextContent('진행 중 2'),
    );
    await press(await canvas.findByRole('button', { name: '참가하기' }));
    const place = await canvas.findByRole('region', { name: '내 순위' });
    await expect(place).toHaveTextContent('64');
    await expect(place).toHaveTextContent('예상 상금 50,000P');
    await expect(canvas.getByText('참가 중')).toBeVisible();
  },
};

const live = opened({ 'GET /tournament/7': { body: joined } });
let scope = live.scope();

/** Others overtake each other: rows stay, and say who has come there and by how much. */
export const Moved: Story = {
  parameters: {
    scope() {
      scope = live.scope();
      return scope;
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: '내 순위' });
    const [first, second, ...others] = ranking;
    if (first === undefined || second === undefined) return;
    const change = {
      kind: 'ranking' as const,
      players: 314,
      ranking: [
        { ...second, rank: 1, score: 5_002, points: first.points },
        { ...first, rank: 2, points: second.points },
        ...others,
      ],
    };
    const delta = {
      type: 'delta' as const,
      topic: 'tournament:7',
      seq: 2,
      prevSeq: 1,
      at: now,
      changes: [change],
    };
    void allSettled(streamApplied, { scope, params: { snapshots: [], deltas: [delta] } });
    await expect(await canvas.findByText('1계단 상승')).toBeInTheDocument();
    const [, top, next] = canvas.getAllByRole('row');
    await expect(top).toHaveTextContent('바다**');
    await expect(top).toHaveTextContent('50.02');
    await expect(next).toHaveTextContent('1계단 하락');
    await expect(canvas.getByText('314명')).toBeVisible();
    await expect(canvas.getByText('18:43:00 반영')).toBeVisible();
  },
};

/** The prizes are paid, and the ranking is final. */
export const Paid: Story = {
  parameters: opened(
    {
      'GET /tournament/5': {
        body: makeDetail({
          tournament: tournaments[3] ?? joinedOne,
          paidAt: now,
          own: { ...own, rank: 2, points: 1_500_000 },
        }),
      },
    },
    { id: 5 },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: '최종 순위' })).toBeVisible();
    await expect(canvas.getByText('지급완료')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '참가하기' })).toBeNull();
  },
};

export const Upcoming: Story = {
  parameters: opened(
    {
      'GET /tournament/9': {
        body: makeDetail({ tournament: tournaments[2] ?? joinedOne, ranking: [] }),
      },
    },
    { phase: 'upcoming' },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('시작까지')).toBeVisible();
    await expect(canvas.getByText('2일')).toBeVisible();
  },
};

export const Missing: Story = {
  parameters: opened({ 'GET /tournament/404': makeProblem('NOT_FOUND') }, { id: 404 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('볼 수 없는 토너먼트입니다.')).toBeVisible();
  },
};
