import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { sampleGame } from '@/features/match-course/testing';
import { press } from '@/shared/lib/test-press';
import { FIXTURE_STATUS } from '#rules/fixture-status.ts';
import { halted, headOf } from '../lib/sample-state';
import { LiveHead } from './live-head';

const football = headOf(sampleGame('football'));
const meta = {
  title: 'widgets/live-match/LiveHead',
  component: LiveHead,
  args: football.args,
  parameters: { ...football.parameters, router: { path: '/inplay' } },
} satisfies Meta<typeof LiveHead>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The latest events, and all of them on demand. */
export const Football: Story = {
  play: async ({ canvas }) => {
    const timeline = within(await canvas.findByRole('region', { name: '경기 기록' }));
    await expect(timeline.getAllByRole('listitem')).toHaveLength(5);
    await press(timeline.getByRole('button', { name: '이전 기록 5개 보기' }));
    await expect(timeline.getAllByRole('listitem')).toHaveLength(10);
    await press(timeline.getByRole('button', { name: '접기' }));
  },
};
export const Basketball: Story = headOf(sampleGame('basketball'));
export const Halted: Story = headOf(sampleGame('football'), halted);
export const Over: Story = headOf(sampleGame('football'), { status: FIXTURE_STATUS.finished });
export const Before: Story = headOf(
  { ...sampleGame('football'), events: [] },
  { status: FIXTURE_STATUS.scheduled },
);
