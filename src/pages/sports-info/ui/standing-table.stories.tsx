import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { inScenarios } from '@/shared/lib/test-scope';
import { tableStates } from '../lib/sample-states';
import { StandingTable } from './standing-table';

const meta = {
  title: 'pages/sports-info/StandingTable',
  component: StandingTable,
  parameters: { router: { path: '/sports_info' } },
} satisfies Meta<typeof StandingTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  parameters: inScenarios(tableStates),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'K리그1 순위표' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: '승점' })).toBeVisible();
  },
};

/** Baseball has no points. */
export const ByRate: Story = {
  parameters: tableStates.byRate,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: '승률' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: '0.500' })).toBeVisible();
  },
};

export const Loading: Story = { parameters: tableStates.loading };

export const Empty: Story = {
  parameters: tableStates.empty,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('아직 결과가 없습니다.')).toBeVisible();
  },
};

export const Failed: Story = { parameters: tableStates.failed };
