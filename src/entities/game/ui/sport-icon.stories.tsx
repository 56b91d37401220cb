import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Inline } from '@/shared/ui/inline';
import { SPORT_KEYS } from '#rules/sports.ts';
import { SportIcon } from './sport-icon';

const meta = {
  title: 'entities/game/SportIcon',
  component: SportIcon,
  args: { sport: 'football' },
  argTypes: { sport: { control: 'select', options: SPORT_KEYS } },
} satisfies Meta<typeof SportIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: () => (
    <Inline gap="4" wrap>
      {SPORT_KEYS.map((sport) => (
        <SportIcon key={sport} sport={sport} />
      ))}
      <SportIcon sport="football" size={32} />
    </Inline>
  ),
};
