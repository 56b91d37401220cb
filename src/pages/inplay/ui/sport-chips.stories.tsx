import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { sampleList } from '@/features/match-course/testing';
import { press } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { SportChips } from './sport-chips';

const groups = sampleList.fixtures.flatMap((fixture, at) => {
  const league = sampleList.leagues[at];
  const games = league ? [{ fixture: { ...fixture, markets: [] }, league }] : [];
  return [{ sport: fixture.sport, games }];
});

const meta = {
  title: 'pages/inplay/SportChips',
  component: SportChips,
  args: { groups },
  parameters: { scope: () => makeScope() },
} satisfies Meta<typeof SportChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^전체/, pressed: true })).toBeVisible();
    await press(canvas.getByRole('button', { name: /^농구/ }));
    await expect(canvas.getByRole('button', { name: /^농구/, pressed: true })).toBeVisible();
  },
};
