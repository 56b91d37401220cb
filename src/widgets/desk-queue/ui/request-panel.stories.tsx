import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import {
  makeSettlement,
  makeSignup,
  makeTetherWithdrawal,
  makeWithdrawal,
} from '@/entities/desk-request/testing';
import { never, offline } from '@/shared/api/testing';
import { chosen, makeDetail, memberAnswers, now, samples } from '../lib/sample-states';
import { RequestPanel } from './request-panel';

const meta = {
  title: 'widgets/desk-queue/RequestPanel',
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
    await expect(canvas.getByRole('row', { name: /보유머니/ })).toHaveTextContent('+3,000,000');
    await expect(canvas.getByRole('button', { name: /1차 승인/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '신청번호 복사' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '다음 신청' })).toBeVisible();
    const meter = await canvas.findByRole('progressbar', { name: '충전 월 한도 사용률' });
    // 8,400,000 of 15,000,000 are used, and 3,000,000 are asked for.
    await expect(meter).toHaveAttribute('aria-valuenow', '56');
    await expect(meter).toHaveAttribute('aria-valuetext', '56%, 이 신청을 더하면 76%');
  },
};

const withdrawal = makeWithdrawal();
const { memberId } = withdrawal;
const day = 86_400_000;

/** A withdrawal of the member, so many days ago. */
const made = (state: string, amount: number, days: number) => ({
  id: `req_former_${days}`,
  kind: 'withdrawal',
  state,
  amount,
  createdAt: now - days * day,
  updatedAt: now - days * day,
  by: days === 0 ? null : '이수진',
  bonus: null,
});

/** What the member has, has to bet still and took out before; one person decides a small amount. */
export const Withdrawal: Story = {
  parameters: {
    router: { path: '/admin/withdrawal' },
    ...chosen(
      withdrawal,
      undefined,
      memberAnswers(memberId, {
        requests: [
          made('checking', 200_000, 0),
          made('paid', 1_000_000, 3),
          made('failed', 300_000, 9),
        ],
        protection: {
          currency: 'KRW',
          limits: [],
          stop: { kind: 'break', from: now, until: now + 7 * day },
        },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1,284,500원')).toBeVisible();
    await expect(canvas.getByText('540,000원 (82% 완료)')).toBeVisible();
    await expect(canvas.getByText(/휴식 · /)).toBeVisible();
    await expect(canvas.getByRole('region', { name: '최근 환전' })).toHaveTextContent(
      '1,000,000원',
    );
    await expect(canvas.getByText('완료 · 이수진')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '회원 보기' })).toHaveAttribute(
      'href',
      `/admin/member/${memberId}`,
    );
    await expect(canvas.queryByRole('region', { name: '승인하면' })).toBeNull();
    await expect(canvas.queryByRole('region', { name: '2인 승인' })).toBeNull();
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

export const SecondPerson: Story = {
  parameters: chosen(samples.second, {
    body: makeDetail(samples.second, {
      steps: [
        {
          event: 'approve',
          state: 'awaiting_second',
          actor: 'mem_2',
          role: 'manager',
          reason: null,
          at: samples.second.createdAt,
        },
      ],
    }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /2차 승인/ })).toBeVisible();
    const people = within(canvas.getByRole('region', { name: '2인 승인' }));
    await expect(people.getByText('1차 승인함')).toBeVisible();
    await expect(people.getByText('2차 승인 대기')).toBeVisible();
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
    const preview = within(canvas.getByRole('region', { name: '승인하면' })).getByRole('table');
    await expect(preview.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
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
  parameters: chosen(samples.free, offline),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('신청 내용을 불러오지 못했습니다.')).toBeVisible();
  },
};

export const MemberFailed: Story = {
  parameters: chosen(samples.free, undefined, {
    [`GET /desk/member/${samples.free.memberId}`]: offline,
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('회원의 잔액과 이전 신청을 불러오지 못했습니다.'),
    ).toBeVisible();
  },
};
