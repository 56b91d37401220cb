import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeSignup, makeTetherWithdrawal, makeWithdrawal } from '@/entities/desk-request/testing';
import { broken, chosen, makeDetail, never, samples } from '../lib/sample-states';
import { RequestPanel } from './request-panel';

const meta = {
  title: 'pages/desk/RequestPanel',
  component: RequestPanel,
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: 760 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { router: { path: '/admin/deposit' }, ...chosen(samples.free) },
} satisfies Meta<typeof RequestPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Deposit: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: '승인하면' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /1차 승인/ })).toBeVisible();
  },
};

export const Withdrawal: Story = {
  parameters: chosen(makeWithdrawal()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/110123456789/)).toBeVisible();
    await expect(canvas.queryByRole('region', { name: '승인하면' })).toBeNull();
  },
};

/** How much of which coin, and an address that stays on its line. */
export const TetherWithdrawal: Story = {
  parameters: chosen(makeTetherWithdrawal()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('49.000000 USDT · TRC-20')).toBeVisible();
    const address = canvas.getByText('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t');
    await expect(address.getBoundingClientRect().height).toBeLessThan(30);
  },
};

export const SignUp: Story = {
  parameters: chosen(makeSignup()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('HANPAN')).toBeVisible();
  },
};

export const HeldByMe: Story = {
  parameters: chosen(samples.mine),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '담당 해제' })).toBeVisible();
  },
};

export const LockedByAnother: Story = {
  parameters: chosen(samples.locked),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/담당 중입니다/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /승인/ })).toBeNull();
  },
};

export const SecondPerson: Story = {
  parameters: chosen(samples.second),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /2차 승인/ })).toBeVisible();
  },
};

export const SamePerson: Story = {
  parameters: chosen(samples.samePerson),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/1차 승인한 담당자는/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /2차 승인/ })).toBeNull();
  },
};

export const LongText: Story = {
  parameters: chosen(samples.long, {
    body: makeDetail(samples.long, {
      steps: [
        {
          ...{ event: 'reject', state: 'rejected', actor: 'mem_2', role: 'manager' },
          ...{
            reason: '입금자명과 예금주가 서로 달라 확인할 수 없습니다. '.repeat(4),
            at: samples.long.createdAt,
          },
        },
      ],
    }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/서로 달라/)).toBeVisible();
    const panel = canvas.getByRole('complementary');
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  },
};

export const Loading: Story = {
  parameters: chosen(samples.free, never),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '상세 닫기' })).toBeVisible();
    await expect(canvas.queryByText('한강바람')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: chosen(samples.free, broken),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('신청 내용을 불러오지 못했습니다.')).toBeVisible();
  },
};
