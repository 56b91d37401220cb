import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { inScenarios } from '@/shared/lib/test-scope';
import { teamStates } from '../lib/sample-states';
import { TeamPanel } from './team-panel';

const meta = {
  title: 'pages/sports-info/TeamPanel',
  component: TeamPanel,
  parameters: { router: { path: '/sports_info' } },
} satisfies Meta<typeof TeamPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  parameters: inScenarios(teamStates),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1승 0무 0패')).toBeVisible();
    await expect(canvas.getByRole('region', { name: '다음 경기' })).toHaveTextContent(
      '대전 하나시티즌 대 울산 HD',
    );
  },
};

export const Loading: Story = { parameters: teamStates.loading };

/** Nothing was played, and nothing is to come. */
export const Empty: Story = {
  parameters: teamStates.empty,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('정해진 경기가 없습니다.')).toBeVisible();
  },
};

export const Failed: Story = { parameters: teamStates.failed };
