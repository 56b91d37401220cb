import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeDecided, makeDeposit } from '@/entities/money-request/testing';
import { $api, createFakeApi, type FakeCall } from '@/shared/api/testing';
import { press } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { OpenDeposit } from './open-deposit';

const waiting = makeDeposit({ state: 'requested' });
const cancelled = makeDecided(waiting, 'cancelled');

const meta = {
  title: 'features/deposit-request/OpenDeposit',
  component: OpenDeposit,
  args: { request: waiting },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof OpenDeposit>;
export default meta;
type Story = StoryObj<typeof meta>;

let calls: string[] = [];

export const Waiting: Story = {
  parameters: {
    scope: () => {
      calls = [];
      const cancel = ({ path }: FakeCall) => {
        calls.push(path);
        return { body: cancelled };
      };
      const api = createFakeApi({ 'POST /charge/req_deposit/cancel': cancel });
      return makeScope({ values: [[$api, api]] });
    },
  },
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: '신청 취소' }));
    // The shell draws the question; nothing is sent before it is answered.
    await expect(calls).toHaveLength(0);
  },
};

export const Checking: Story = {
  args: { request: makeDeposit() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
