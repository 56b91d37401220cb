import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Inline } from '@/shared/ui/inline';
import { MoreSportIcon, moreSports } from './more-sport-icon';

const meta = {
  title: 'entities/game/MoreSportIcon',
  component: MoreSportIcon,
  args: { sport: 'tennis', size: 32 },
  argTypes: { sport: { control: 'select', options: moreSports } },
} satisfies Meta<typeof MoreSportIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: () => (
    <Inline gap="4" wrap>
      {moreSports.map((sport) => (
        <MoreSportIcon key={sport} sport={sport} size={32} />
      ))}
    </Inline>
  ),
};
