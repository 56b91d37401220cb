import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeScope } from '@/shared/lib/test-scope';
import { Inline } from '@/shared/ui/inline';
import { favouriteValues } from '../testing';
import { GameStar } from './game-star';

const meta = {
  title: 'features/favourites/GameStar',
  component: GameStar,
  args: { id: 'hanpan-roulette', name: '유러피언 룰렛' },
  parameters: {
    scope: () => makeScope({ values: favouriteValues([{ kind: 'game', id: 'hanpan-crane' }]) }),
  },
} satisfies Meta<typeof GameStar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without and with the mark. */
export const Matrix: Story = {
  render: (args) => (
    <Inline gap="4">
      <GameStar {...args} />
      <GameStar id="hanpan-crane" name="학과 달항아리" />
    </Inline>
  ),
};
