import { expect, screen } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { FIXTURE_STATUS } from '#rules/fixture-status.ts';
import { makeFixtureDto, makeLeagueDto } from '@/entities/game/testing';
import { $member } from '@/entities/member';
import { memberKinds } from '@/entities/member/testing';
import { $api, createFakeApi, makeProblem, never } from '@/shared/api/testing';
import { kstInstant } from '@/shared/lib/format';
import { press } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { EuropeanDialog, InplayDialog } from './matches-dialog';

const at = kstInstant('2026-11-21 18:00:00');
const k1 = makeLeagueDto({ id: 'fb-kr-k1', name: 'K리그1', country: 'kr', order: 6 });
const leagues = [makeLeagueDto(), k1];
const match = (
  id: string,
  home: string,
  away: string,
  over: Parameters<typeof makeFixtureDto>[0],
) => makeFixtureDto({ id: `sample00${id}`, home, away, markets: [], ...over });
const inPlay = { status: FIXTURE_STATUS.inPlay, startsAt: at };
const schedule = {
  at,
  leagues,
  fixtures: [
    match('arsn', '아스널', '브라이턴', {}),
    match('ulsn', '울산 HD', '전북 현대', { leagueId: 'fb-kr-k1', marketCount: 1_204 }),
    match('wolv', '울버햄프턴 원더러스', '브라이턴 앤 호브 앨비언', {}),
  ],
};
const list = {
  leagues,
  nextStartsAt: null,
  fixtures: [
    match('live', '아스널', '브라이턴', {
      ...inPlay,
      score: { home: 2, away: 1 },
      clock: { period: '20', minute: 63 },
    }),
    match('halt', '울산 HD', '전북 현대', {
      ...inPlay,
      status: FIXTURE_STATUS.interrupted,
      leagueId: 'fb-kr-k1',
    }),
  ],
};

function scopeOf(answers: Parameters<typeof createFakeApi>[0] = {}) {
  const api = createFakeApi({
    'GET /sports/schedule': { body: schedule },
    'GET /sports/inplay': { body: { topic: 'inplay', seq: 1, at, data: list } },
    ...answers,
  });
  return {
    scope: () =>
      makeScope({
        values: [
          [$member, memberKinds.ordinary],
          [$api, api],
        ],
      }),
  };
}

const meta = {
  title: 'features/sports-dialogs/EuropeanDialog',
  component: EuropeanDialog,
  parameters: scopeOf(),
} satisfies Meta<typeof EuropeanDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async () => {
    const k1Matches = await screen.findByRole('region', { name: 'K리그1' });
    await expect(k1Matches).toHaveTextContent('울산 HD 대 전북 현대');
    await expect(k1Matches).toHaveTextContent('마켓 1,204개');
    await expect(screen.getByRole('button', { name: '유럽형 전체 보기' })).toBeVisible();
    await press(screen.getByRole('button', { name: '울산 HD 대 전북 현대 입장' }));
  },
};

/** Score and moment; one that has stopped says so. */
export const Inplay: Story = {
  render: () => <InplayDialog />,
  play: async () => {
    await expect(await screen.findByRole('img', { name: '아스널 2, 브라이턴 1' })).toBeVisible();
    await expect(screen.getByText('후반 63′')).toBeVisible();
    await expect(screen.getByText('중단')).toBeVisible();
    await expect(screen.getByRole('button', { name: '인플레이 전체 보기' })).toBeVisible();
    await press(screen.getByRole('button', { name: '아스널 대 브라이턴 입장' }));
  },
};

export const Empty: Story = {
  parameters: scopeOf({ 'GET /sports/schedule': { body: { at, leagues: [], fixtures: [] } } }),
  play: async () => {
    await expect(await screen.findByText('24시간 안에 시작하는 경기가 없습니다.')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: scopeOf({ 'GET /sports/schedule': never }),
};

export const Failed: Story = {
  parameters: scopeOf({ 'GET /sports/schedule': makeProblem('INTERNAL') }),
};
