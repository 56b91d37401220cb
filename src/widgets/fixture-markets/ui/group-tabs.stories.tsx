import { expect } from 'storybook/test';
import { fn } from 'storybook/test';
import { press } from '@/shared/lib/test-press';
import { SPORT_KEYS } from '#rules/sport-keys.ts';
import { MARKET_GROUPS } from '#rules/markets/groups.ts';
import { Stack } from '@/shared/ui/stack';
import { sectionsOf } from '../lib/market-sections';
import { fullDetail } from '../lib/sample-detail';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { GroupTabs } from './group-tabs';

const { fixture } = fullDetail();
const sections = sectionsOf(fixture);

const meta = {
  title: 'widgets/fixture-markets/GroupTabs',
  component: GroupTabs,
  args: { sections, sport: 'football', chosen: 'main', onChoose: fn() },
} satisfies Meta<typeof GroupTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: /^핸디캡/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('handicap');
  },
};

/** Each group while it is the one that is shown; all of them, and none while something is searched for. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="2">
      {[...MARKET_GROUPS.map(({ group }) => group), 'all' as const, null].map((chosen) => (
        <GroupTabs key={chosen} {...args} chosen={chosen} />
      ))}
    </Stack>
  ),
};

/** Each sport has a word of its own for its parts. */
export const Sports: Story = {
  render: (args) => (
    <Stack gap="2">
      {SPORT_KEYS.map((sport) => (
        <GroupTabs key={sport} {...args} sport={sport} />
      ))}
    </Stack>
  ),
};
