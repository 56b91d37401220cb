import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { opened, states } from '../lib/sample-states';
import { SportFilter } from './sport-filter';

const meta = {
  title: 'pages/livetv/SportFilter',
  component: SportFilter,
  parameters: states.ordinary,
} satisfies Meta<typeof SportFilter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '전체', pressed: true })).toBeVisible();
  },
};
export const Chosen: Story = {
  parameters: opened({ sport: 'football' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /축구/, pressed: true })).toBeVisible();
  },
};
export const Loading: Story = { parameters: states.loading };
