import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeProfile } from '@/entities/member/testing';
import { LevelCard } from './level-card';

const meta = {
  title: 'pages/member/LevelCard',
  component: LevelCard,
  args: { profile: makeProfile() },
} satisfies Meta<typeof LevelCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheWay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('17,600,000원 더 충전하시면 신청 대상이 됩니다.')).toBeVisible();
  },
};
export const Reached: Story = {
  args: {
    profile: makeProfile({ nextLevel: { level: 4, required: 50_000_000, done: 61_000_000 } }),
  },
};
export const Top: Story = { args: { profile: makeProfile({ level: 11, nextLevel: null }) } };
