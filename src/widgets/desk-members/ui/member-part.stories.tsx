import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeDebt } from '@/entities/desk-debt/testing';
import { makeDeskMember } from '@/entities/desk-member/testing';
import { MemberPart } from './member-part';

const nothing = makeDeskMember({ sessions: [], devices: [], notes: [], requests: [] });

const meta = {
  title: 'widgets/desk-members/MemberPart',
  component: MemberPart,
  args: { part: 'requests', data: makeDeskMember() },
} satisfies Meta<typeof MemberPart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Requests: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('충전 · 확인중')).toBeVisible();
  },
};

export const Debts: Story = {
  args: {
    part: 'debts',
    data: makeDeskMember({
      debts: [makeDebt(), makeDebt({ id: 'bet_2-2', state: 'met', owed: 0 })],
    }),
  },
  parameters: { router: { path: '/admin/member/mem_9' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('미수')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '미수 관리' })).toBeVisible();
  },
};

export const NoDebts: Story = { args: { part: 'debts' } };

export const Notes: Story = { args: { part: 'notes' } };

export const Access: Story = {
  args: { part: 'access' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('203.0.113.18')).toBeVisible();
  },
};

export const Facts: Story = { args: { part: 'facts' } };

export const NoNotes: Story = {
  args: { part: 'notes', data: nothing },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('메모가 없습니다.')).toBeVisible();
  },
};
