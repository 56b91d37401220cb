import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { type SampleGame, sampleGame } from '@/features/match-course/testing';
import { press } from '@/shared/lib/test-press';
import { Timeline } from './timeline';

const game = sampleGame('football');
const meta = {
  title: 'widgets/live-match/Timeline',
  component: Timeline,
  args: { fixture: game, events: game.events },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const More: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await press(canvas.getByRole('button', { name: '이전 기록 5개 보기' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    await press(canvas.getByRole('button', { name: '접기' }));
  },
};

const of = (one: SampleGame): Story => ({ args: { fixture: one, events: one.events } });
/** Points that follow one another are one line. */
export const Basketball: Story = of(sampleGame('basketball'));
export const Baseball: Story = of(sampleGame('baseball'));
export const Volleyball: Story = of(sampleGame('volleyball'));

export const Empty: Story = { args: { events: [] } };
