import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeMember, memberKinds } from '@/entities/member/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { $facts } from '../model/facts';
import { MenuHead } from './menu-head';

const progress = { level: 5, required: 100_000_000, done: 98_400_000 };
const facts = {
  progress: { ...progress, rest: 1_600_000, percent: 98, points: 50_000 },
  rolling: { amount: 12_400, currency: 'KRW' },
  events: 2,
  answers: 1,
};
const scopeOf = (value: object | null) => ({
  scope: () => makeScope({ values: [[$facts, value]] }),
});

const meta = {
  title: 'widgets/side-menu/MenuHead',
  component: MenuHead,
  args: { member: makeMember({ level: 4 }) },
  parameters: scopeOf(facts),
  // The menu has one width.
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof MenuHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheWay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('레벨 4 · 다음 레벨까지 98%')).toBeVisible();
    await expect(canvas.getByText('12,400원')).toBeVisible();
  },
};
/** Level and rolling are not known yet. */
export const Loading: Story = { parameters: scopeOf(null) };
export const LongFigures: Story = { args: { member: memberKinds.wealthy } };
