import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { inScenarios } from '@/shared/lib/test-scope';
import { tableStates, teamStates } from '../lib/sample-states';
import { SportsInfoPage } from './sports-info-page';

const meta = {
  title: 'pages/sports-info/SportsInfoPage',
  component: SportsInfoPage,
  parameters: { layout: 'fullscreen', router: { path: '/sports_info' } },
} satisfies Meta<typeof SportsInfoPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  parameters: inScenarios(tableStates),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '울산 HD' })).toBeVisible();
  },
};

export const WithTeam: Story = {
  parameters: teamStates.ordinary,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '울산 HD', level: 2 })).toBeVisible();
  },
};

export const Loading: Story = { parameters: tableStates.loading };

export const Empty: Story = { parameters: tableStates.empty };

export const Failed: Story = { parameters: tableStates.failed };
