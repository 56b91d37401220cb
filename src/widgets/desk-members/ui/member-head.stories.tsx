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
        ...{ money: 0, points: 0, tether: 0, holdBet: 0, holdWithdraw: 0, openBets: 0 },
        ...{ rollingCasino: 0, rollingSlot: 0, rollingMini: 0, debt: 25_000 },
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('미수금')).toBeVisible();
  },
};
