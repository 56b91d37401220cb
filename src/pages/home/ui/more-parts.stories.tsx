import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { inScenarios } from '@/shared/lib/test-scope';
import { MoreParts } from './more-parts';
import { states } from './sample-states';
import { inHomeFrame } from './story-frame';

const meta = {
  title: 'pages/home/MoreParts',
  component: MoreParts,
  decorators: [inHomeFrame],
  parameters: { router: {}, ...states.ordinary },
} satisfies Meta<typeof MoreParts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: inScenarios({
    ordinary: states.ordinary,
    empty: states.empty,
    failed: states.failed,
  }),
};

/** The parts come one below the other, as far as they are near the window. */
export const OneBelowTheOther: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: '레벨 5까지' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: '미니게임' })).toBeVisible();
  },
};

/** Guests have neither a level nor the lobbies of members. */
export const OfGuest: Story = {
  parameters: states.guest,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '미니게임' })).toBeVisible();
    await expect(canvas.queryByText('레벨 5까지')).toBeNull();
    await waitFor(() => expect(canvas.queryByText('카지노 · 슬롯')).toBeNull());
  },
};
