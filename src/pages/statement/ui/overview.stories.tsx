import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeSummary } from '@/entities/statement/testing';
import { summary } from '../model';
import { scopeOf } from './sample-states';
import { Overview } from './overview';

const meta = {
  title: 'pages/statement/Overview',
  component: Overview,
  parameters: scopeOf(),
} satisfies Meta<typeof Overview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** A stake of the period is not settled yet. */
export const Running: Story = {
  parameters: scopeOf([
    summary.$data,
    makeSummary({ staked: 2_835_000, result: -283_500, running: -10_000 }),
  ]),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−283,500원')).toBeVisible();
    await expect(canvas.getByText('정산된 베팅 기준 · 진행 중 −10,000원')).toBeVisible();
  },
};

/** A corrected result could not take everything back. */
export const Owing: Story = {
  parameters: scopeOf([summary.$data, makeSummary({ owed: 15_000 })]),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^미수 15,000원/)).toBeVisible();
  },
};

export const Loading: Story = { parameters: scopeOf([summary.$data, null]) };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
