import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { rows, scopeOf } from '../lib/sample-banks';
import { BankPanel } from './bank-panel';

const [used, stopped, long] = rows;

const meta = {
  title: 'widgets/desk-banks/BankPanel',
  component: BankPanel,
  args: { bank: used as (typeof rows)[number] },
  parameters: { scope: () => scopeOf() },
} satisfies Meta<typeof BankPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InUse: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '사용 중지' })).toBeVisible();
  },
};

export const Stopped: Story = {
  args: { bank: stopped as (typeof rows)[number] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '다시 사용' })).toBeVisible();
  },
};

export const LongText: Story = { args: { bank: long as (typeof rows)[number] } };
