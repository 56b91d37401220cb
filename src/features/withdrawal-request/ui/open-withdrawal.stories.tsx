import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeDecided, makeWithdrawal } from '@/entities/money-request/testing';
import { $api, createFakeApi, type FakeCall } from '@/shared/api/testing';
import { press } from '@/shared/lib/test-press';
import { asArg, makeScope } from '@/shared/lib/test-scope';
import { bankWithdrawal } from '../model';
import { OpenWithdrawal } from './open-withdrawal';

const waiting = makeWithdrawal();
const cancelled = makeDecided(waiting, 'cancelled');

const meta = {
  title: 'features/withdrawal-request/OpenWithdrawal',
  component: OpenWithdrawal,
  args: { request: waiting, model: asArg(bankWithdrawal) },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof OpenWithdrawal>;
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
      const api = createFakeApi({ 'POST /exchange/req_withdrawal/cancel': cancel });
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
  args: { request: makeWithdrawal({ state: 'checking' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
