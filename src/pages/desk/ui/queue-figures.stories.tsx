import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { answersOf, never, openedDesk } from '../lib/sample-states';
import { QueueFigures } from './queue-figures';

const meta = {
  title: 'pages/desk/QueueFigures',
  component: QueueFigures,
  args: { kind: 'deposit' },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
        <Story />
      </div>
    ),
  ],
  parameters: openedDesk(answersOf([])),
} satisfies Meta<typeof QueueFigures>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Deposits: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('13분')).toBeVisible();
    await expect(canvas.getByText('2인 승인')).toBeVisible();
    await expect(canvas.getByText('2분 40초')).toBeVisible();
    await expect(canvas.getByText('41,250,000원')).toBeVisible();
  },
};

/** A sign-up takes one person. */
export const SignUps: Story = {
  args: { kind: 'signup' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12건')).toBeVisible();
    await expect(canvas.queryByText('2인 승인')).toBeNull();
  },
};

export const Withdrawals: Story = { args: { kind: 'withdrawal' } };

export const TetherDeposits: Story = { args: { kind: 'tetherDeposit' } };

export const Settlements: Story = { args: { kind: 'settlement' } };

export const Corrections: Story = { args: { kind: 'adjustment' } };

export const Settings: Story = { args: { kind: 'setting' } };

export const Coupons: Story = { args: { kind: 'couponIssue' } };

export const Loading: Story = {
  parameters: openedDesk({ 'GET /desk/queue': never }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('없음')).toHaveLength(2);
  },
};
