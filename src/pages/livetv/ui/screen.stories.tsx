import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { sampleIdOf } from '@/features/match-course/testing';
import { states } from '../lib/sample-states';
import { Screen } from './screen';

const meta = {
  title: 'pages/livetv/Screen',
  component: Screen,
  args: { fixtureId: sampleIdOf('football'), isAlone: false },
  parameters: { router: { path: '/livetv' }, ...states.ordinary },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Without the schedule beside it. */
export const Alone: Story = {
  args: { isAlone: true },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: '울산 HD 대 전북 현대' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: '중계 일정으로' })).toBeVisible();
  },
};

export const None: Story = { args: { fixtureId: '' }, parameters: states.quiet };
export const Choosing: Story = { args: { fixtureId: '' }, parameters: states.loading };
export const Loading: Story = { parameters: states.gameLoading };
export const Failed: Story = { parameters: states.gameFailed };
/** The last that was received, dimmed, while no prices come. */
export const Stale: Story = { parameters: states.stale };
