import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import {
  makeSettlement,
  makeSignup,
  makeTetherWithdrawal,
  makeWithdrawal,
} from '@/entities/desk-request/testing';
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
    await expect(canvas.getByRole('region', { name: '2인 승인' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '신청번호 복사' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '다음 신청' })).toBeVisible();
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
    await expect(canvas.queryByText('같은 기기')).toBeNull();
  },
};

/** An account of the same device that has stopped playing, and one of the same wallet. */
export const KnownAgain: Story = {
  parameters: chosen(
    makeSignup({
      signup: {
        currency: 'USD',
        code: 'USD',
        recommender: null,
        phoneNumber: null,
        birthYear: null,
        bank: null,
        known: [
          {
            by: 'device',
            memberId: 'mem_7',
            userId: 'coin01',
            nickname: '코인러',
            stop: { kind: 'exclusion', until: 1_811_000_000_000 },
          },
          { by: 'wallet', memberId: 'mem_8', userId: 'coin02', nickname: '달러왕', stop: null },
        ],
      },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('같은 기기')).toBeVisible();
    await expect(
      canvas.getByText('코인러(coin01) · 자가 이용 제한 · 2027-05-23 00:33까지'),
    ).toBeVisible();
    await expect(canvas.getByText('달러왕(coin02)')).toBeVisible();
  },
};

/** Less than was asked for is left of it: that is what an approval pays. */
export const SettlementOfLess: Story = {
  parameters: chosen(
    makeSettlement({
      settlement: {
        kind: 'event',
        from: 1_794_150_000_000,
        to: 1_794_754_800_000,
        basis: { sportsLost: 0, casino: 0, slot: 0, newFriends: 3 },
        now: { basis: { sportsLost: 0, casino: 0, slot: 0, newFriends: 2 }, amount: 20_000 },
      },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('20,000원 · 승인하면 이 금액이 지급됩니다.'),
    ).toBeVisible();
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
          event: 'reject',
          state: 'rejected',
          actor: 'mem_2',
          role: 'manager',
          reason: '입금자명과 예금주가 서로 달라 확인할 수 없습니다. '.repeat(4),
          at: samples.long.createdAt,
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
