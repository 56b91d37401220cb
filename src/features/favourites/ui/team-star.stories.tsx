import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeScope } from '@/shared/lib/test-scope';
import { Inline } from '@/shared/ui/inline';
import { favouriteValues } from '../testing';
import { TeamStar } from './team-star';

const meta = {
  title: 'features/favourites/TeamStar',
  component: TeamStar,
  args: { id: 'plain', name: '전북 현대' },
  parameters: {
    scope: () => makeScope({ values: favouriteValues([{ kind: 'team', id: 'marked' }]) }),
  },
} satisfies Meta<typeof TeamStar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without and with the mark. */
export const Matrix: Story = {
  render: (args) => (
    <Inline gap="4" wrap>
      <TeamStar {...args} />
      <TeamStar id="marked" name="울산 HD" />
    </Inline>
  ),
};
