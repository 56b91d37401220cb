import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { IconStar } from '@/shared/icons';
import { IconButton } from '@/shared/ui/icon-button';
import { Inline } from '@/shared/ui/inline';
import { Stack } from '@/shared/ui/stack';
import { SPORT_KEYS } from '#rules/sports.ts';
import { Flag } from './flag';
import { LeagueHeader } from './league-header';
import { SportIcon } from './sport-icon';

const meta = {
  title: 'entities/game/LeagueHeader',
  component: LeagueHeader,
  args: { name: '잉글랜드 프리미어리그', country: 'gb', count: 4, note: '연장없음' },
} satisfies Meta<typeof LeagueHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const middleOf = (element: Element) => {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
};

/** What can be pressed is in the middle of the head, whatever its own height. */
export const Buttons: Story = {
  args: {
    onFold: () => {},
    action: (
      <IconButton label="즐겨찾기">
        <IconStar size={16} />
      </IconButton>
    ),
  },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('heading');
    for (const button of canvas.getAllByRole('button'))
      await expect(Math.abs(middleOf(button) - middleOf(name))).toBeLessThanOrEqual(1);
  },
};

/** On phones the star is taller than the head. */
export const ButtonsPhone: Story = {
  ...Buttons,
  globals: { viewport: { value: 'phone' } },
};

const countries = 'au be br cn de es fr gb it jp kr pl pt ru se th tr tw us world'.split(' ');

/** The flags and sports there are. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="3">
      <LeagueHeader {...args} />
      <LeagueHeader {...args} name="NBA" country="us" note={null} />
      <Inline gap="2" wrap>
        {countries.map((country) => (
          <Flag key={country} country={country} />
        ))}
      </Inline>
      <Inline gap="3">
        {SPORT_KEYS.map((sport) => (
          <SportIcon key={sport} sport={sport} />
        ))}
      </Inline>
    </Stack>
  ),
};
