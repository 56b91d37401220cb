import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { inScenarios } from '@/shared/lib/test-scope';
import { detailStates, resultStates } from '../lib/sample-states';
import { GameResultPage } from './game-result-page';

const meta = {
  title: 'pages/game-result/GameResultPage',
  component: GameResultPage,
  parameters: { layout: 'fullscreen', router: { path: '/game_result/sports' } },
} satisfies Meta<typeof GameResultPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  parameters: inScenarios(resultStates),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /울산 HD 2 대전/ })).toBeVisible();
  },
};

export const Opened: Story = {
  parameters: detailStates.ordinary,
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('오버 2.75')).toHaveLength(2);
  },
};

export const Loading: Story = { parameters: resultStates.loading };

export const Empty: Story = {
  parameters: resultStates.empty,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('끝난 경기가 없습니다.')).toBeVisible();
  },
};

export const Failed: Story = { parameters: resultStates.failed };
