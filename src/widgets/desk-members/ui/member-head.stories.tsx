import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeDeskMember, makeMemberRow } from '@/entities/desk-member/testing';
import { answersOf, deskOf, rows } from '../lib/sample-states';
import { MemberHead } from './member-head';

const meta = {
  title: 'widgets/desk-members/MemberHead',
  component: MemberHead,
  args: { data: makeDeskMember() },
  parameters: { router: { path: '/admin/member/mem_9' }, ...deskOf(answersOf(rows)) },
} satisfies Meta<typeof MemberHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1,284,500원')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '쪽지 보내기' })).toHaveAttribute(
      'href',
      '/admin/message/mem_9',
    );
    await expect(canvas.getByText(/추천인 달빛사냥/)).toBeVisible();
  },
};

export const Suspended: Story = {
  args: {
    data: makeDeskMember({
      member: makeMemberRow({ state: 'suspended' }),
      ban: { kind: 'suspend', until: 1_795_353_460_000, reason: '본인 확인', by: '이수진', at: 1 },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/정지 · .*까지 · 본인 확인/)).toBeVisible();
  },
};

export const Banned: Story = {
  args: {
    data: makeDeskMember({
      member: makeMemberRow({ state: 'suspended' }),
      ban: { kind: 'ban', until: null, reason: '다중 계정', by: '이수진', at: 1 },
      withdrawTriesLeft: 0,
    }),
  },
};

export const Admin: Story = {
  args: { data: makeDeskMember({ member: makeMemberRow({ role: 'admin' }) }) },
};

export const Manager: Story = {
  args: { data: makeDeskMember({ member: makeMemberRow({ role: 'manager' }) }) },
};

export const InDebt: Story = {
  args: {
    data: makeDeskMember({
      member: makeMemberRow({ money: 0, points: 0 }),
      balances: {
        money: 0,
        points: 0,
        pointsHeld: 0,
        tether: 0,
        holdBet: 0,
        holdWithdraw: 0,
        openBets: 0,
        openStakes: 0,
        rollingCasino: 0,
        rollingSlot: 0,
        rollingMini: 0,
        debt: 25_000,
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('미수금')).toBeVisible();
  },
};

const left = {
  at: 1_795_253_460_000,
  until: 1_797_845_460_000,
  givenUp: 4_500,
  state: 'open' as const,
  endedAt: null,
  by: null,
  reason: null,
  obstacles: [],
};

export const Leaving: Story = {
  args: {
    data: makeDeskMember({
      member: makeMemberRow({ state: 'leaving' }),
      leaving: { ...left, obstacles: ['BALANCE', 'OPEN_BETS', 'OPEN_REQUESTS', 'RECENT_BETS'] },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('포기한 잔액 4,500원')).toBeVisible();
    await expect(canvas.getByText(/지금은 확정할 수 없습니다/)).toBeVisible();
  },
};

/** Back again: nothing of the leaving is left to decide. */
export const TakenBack: Story = {
  args: {
    data: makeDeskMember({
      leaving: {
        ...left,
        state: 'taken_back',
        endedAt: left.at + 3_600_000,
        by: '이수진',
        reason: '본인 요청',
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '쪽지 보내기' })).toBeVisible();
    await expect(canvas.queryByText(/지금은 확정할 수 없습니다/)).toBeNull();
  },
};

/** Nobody is there to write to. */
export const Withdrawn: Story = {
  args: {
    data: makeDeskMember({
      member: makeMemberRow({ state: 'withdrawn' }),
      leaving: {
        ...left,
        state: 'confirmed',
        endedAt: left.at + 3_600_000,
        by: '이수진',
        reason: '본인 확인',
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '목록' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '쪽지 보내기' })).toBeNull();
  },
};
