import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $search, summary } from '../model';
import { scopeOf, week } from './sample-states';
import { StatementFilters } from './statement-filters';

const meta = {
  title: 'pages/statement/StatementFilters',
  component: StatementFilters,
  parameters: scopeOf(),
} satisfies Meta<typeof StatementFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Only kinds that the period has are offered, once their numbers are known. */
export const Loading: Story = { parameters: scopeOf([summary.$data, null]) };

export const Range: Story = {
  parameters: scopeOf([$search, { ...week, period: 'range', from: '2026-10-01' }]),
};

/** Lines of bets of one mode: how many there are of each kind is not known. */
export const Mode: Story = {
  parameters: scopeOf([$search, { ...week, show: 'win', mode: 'european' }]),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: '형식' })).toHaveValue('european');
    await expect(canvas.getByRole('button', { name: '당첨' })).toBeVisible();
  },
};

/** What is no bet has no mode. */
export const WithoutModes: Story = {
  parameters: scopeOf([$search, { ...week, show: 'cashier' }]),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox', { name: '형식' })).toBeNull();
  },
};

export const PhoneMode: Story = {
  parameters: scopeOf([$search, { ...week, mode: 'inplay' }]),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^7일 · 전체 · / })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
