import { SPORT_KEYS } from '#rules/sport-keys.ts';
import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { sportName } from '@/entities/market-dictionary';
import { makeProblem } from '@/shared/api/testing';
import { makeResult, sampleCounts, sampleGoals } from '../lib/sample-results';
import { detailStates, opened, resultsOf } from '../lib/sample-states';
import { ResultDetail } from './result-detail';

const meta = {
  title: 'pages/game-result/ResultDetail',
  component: ResultDetail,
  args: { result: makeResult({ counts: sampleCounts, goals: sampleGoals }), sport: 'football' },
  parameters: { ...detailStates.ordinary, router: { path: '/game_result/sports' } },
} satisfies Meta<typeof ResultDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The goals, the corners, and markets won, lost, given back and half of each. */
export const Ordinary: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('반적중')).toBeVisible();
    await expect(canvas.getByText('반미적중')).toBeVisible();
    await expect(canvas.getAllByText('적특')).toHaveLength(2);
    await expect(canvas.getByText("Ciarán O'Neill")).toBeVisible();
    await expect(canvas.getByRole('row', { name: '코너킥 3:1 3:3 6:4' })).toBeVisible();
  },
};

/** The member's pick is marked, and the bet beside the markets leads to its page. */
export const Own: Story = {
  parameters: { ...detailStates.own, router: { path: '/game_result/sports' } },
  play: async ({ canvas }) => {
    const bets = await canvas.findByRole('region', { name: '이 경기 내 베팅' });
    await expect(bets).toHaveTextContent('2.5 적중 · 3 적중특례');
    const links = within(bets).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toContainEqual(
      expect.stringContaining('/bet_result?bet='),
    );
    await expect(canvas.getByText('내 베팅')).toBeInTheDocument();
  },
};

/** The parts have the words of each sport. */
export const Matrix: Story = {
  parameters: detailStates.empty,
  render: (args) => (
    <>
      {SPORT_KEYS.map((sport) => (
        <ResultDetail
          key={sport}
          {...args}
          result={makeResult({ home: sportName(sport), counts: undefined })}
          sport={sport}
        />
      ))}
    </>
  ),
};

/** Markets are no longer kept. */
export const Empty: Story = {
  parameters: detailStates.empty,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/일주일 동안/)).toBeVisible();
  },
};

/** The match of the address is played again, or never was. */
export const Missing: Story = {
  parameters: resultsOf({ 'GET /sports/result/r693e1973v': makeProblem('NOT_FOUND') }, opened),
  args: { result: makeResult({ scores: {} }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('이 경기의 결과가 없습니다.')).toBeVisible();
  },
};
