import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { inScenarios } from '@/shared/lib/test-scope';
import { detailStates, resultStates } from '../lib/sample-states';
import { ResultList } from './result-list';

const meta = {
  title: 'pages/game-result/ResultList',
  component: ResultList,
  parameters: { router: { path: '/game_result/sports' } },
} satisfies Meta<typeof ResultList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  parameters: inScenarios(resultStates),
  play: async ({ canvas }) => {
    const leagues = await canvas.findAllByRole('heading', { level: 2 });
    await expect(leagues.map((one) => one.textContent)).toEqual(['프리미어리그', 'K리그1']);
  },
};

export const Opened: Story = {
  parameters: detailStates.ordinary,
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('button', { name: /울산 HD 2 대전/ });
    await expect(row).toHaveAttribute('aria-expanded', 'true');
  },
};

/** A link leads to the match, however far down it is. */
export const Linked: Story = {
  parameters: detailStates.ordinary,
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: '1600px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('button', { name: /울산 HD 2 대전/ });
    await waitFor(() => expect(row.getBoundingClientRect().top).toBeLessThan(400));
    await expect(row.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};

/** A match with bets of the member, and the markets of another one beside it. */
export const Own: Story = {
  parameters: resultStates.own,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('내 베팅 2 · 진행 중')).toBeVisible();
    await expect(canvas.getByText('24시간 내 미개시 · 전 마켓 적특')).toBeVisible();
  },
};

export const Loading: Story = { parameters: resultStates.loading };

export const Empty: Story = { parameters: resultStates.empty };

export const Failed: Story = {
  parameters: resultStates.failed,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('경기결과를 불러오지 못했습니다.')).toBeVisible();
  },
};
