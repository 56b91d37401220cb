import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
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
