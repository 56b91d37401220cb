import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeMemberRow } from '@/entities/desk-member/testing';
import { makeSettlement, makeTetherDeposit, makeWithdrawal } from '@/entities/desk-request/testing';
import { makeSummary } from '@/entities/statement/testing';
import {
  broken,
  chosen,
  makeDetail,
  memberAnswers,
  never,
  now,
  samples,
} from '../lib/sample-states';
import { RequestMember } from './request-member';

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

const meta = {
  title: 'pages/desk/RequestMember',
  component: RequestMember,
  args: { kind: 'withdrawal', request: withdrawal },
  decorators: [
    (Story) => (
      <div style={{ width: 376, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    router: { path: '/admin/withdrawal' },
    ...chosen(
      withdrawal,
      { body: makeDetail(withdrawal) },
      memberAnswers(memberId, {
        requests: [
          made('checking', 200_000, 0),
          made('paid', 1_000_000, 3),
          made('failed', 300_000, 9),
        ],
      }),
    ),
  },
} satisfies Meta<typeof RequestMember>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Withdrawal: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1,284,500원')).toBeVisible();
    await expect(canvas.getByText('540,000원 (82% 완료)')).toBeVisible();
    await expect(canvas.getByRole('region', { name: '최근 환전' })).toHaveTextContent(
      '1,000,000원',
    );
    await expect(canvas.getByText('완료 · 이수진')).toBeVisible();
    await expect(canvas.getByRole('note', { name: '메모' })).toHaveTextContent(
      '입금자명을 실명으로 안내했습니다.',
    );
    await expect(await canvas.findByText('893,730원')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '회원 보기' })).toHaveAttribute(
      'href',
      `/admin/member/${memberId}`,
    );
  },
};

export const Deposit: Story = {
  args: { kind: 'deposit', request: samples.free },
  parameters: chosen(samples.free),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/15,000,000원/)).toBeVisible();
    await expect(canvas.getByText('최근 신청 20건 중에 없습니다.')).toBeVisible();
    const meter = canvas.getByRole('progressbar', { name: '충전 월 한도 사용률' });
    // 8,400,000 of 15,000,000 are used, and 3,000,000 are asked for.
    await expect(meter).toHaveAttribute('aria-valuenow', '56');
    await expect(meter).toHaveAttribute('aria-valuetext', '56%, 이 신청을 더하면 76%');
  },
};

/** Amounts of accounts in dollars. */
export const Tether: Story = {
  args: { kind: 'tetherDeposit', request: makeTetherDeposit() },
  parameters: chosen(
    makeTetherDeposit(),
    undefined,
    memberAnswers(
      memberId,
      { member: makeMemberRow({ id: memberId, currency: 'USD' }) },
      {
        body: makeSummary({ currency: 'USD' }),
      },
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$8,937.30')).toBeVisible();
  },
};

/** What a settlement pays goes by the same figures. */
export const Settlement: Story = {
  args: { kind: 'settlement', request: makeSettlement() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: '최근 정산' })).toBeVisible();
  },
};

/** Nothing more is to be bet, and the member is on a break. */
export const OnABreak: Story = {
  parameters: chosen(
    withdrawal,
    undefined,
    memberAnswers(memberId, {
      turnover: { required: 0, done: 0, rest: 0, held: [] },
      protection: {
        currency: 'KRW',
        limits: [],
        stop: { kind: 'break', from: now, until: now + 7 * day },
      },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/휴식 · /)).toBeVisible();
  },
};

/** The figures of 30 days take longer than the member. */
export const SumsLoading: Story = {
  parameters: chosen(withdrawal, undefined, memberAnswers(memberId, {}, never)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1,284,500원')).toBeVisible();
    await expect(canvas.queryByText('30일 충전')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: chosen(withdrawal, undefined, { [`GET /desk/member/${memberId}`]: broken }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('회원의 잔액과 이전 신청을 불러오지 못했습니다.'),
    ).toBeVisible();
  },
};
