import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeScope } from '@/shared/lib/test-scope';
import { Inline } from '@/shared/ui/inline';
import { favouriteValues } from '../testing';
import { FixtureStar } from './fixture-star';

const match = (id: string) => ({ id, home: '울산 HD', away: '전북 현대' });

const meta = {
  title: 'features/favourites/FixtureStar',
  component: FixtureStar,
  args: { fixture: match('plain'), isTabStop: true },
  parameters: {
    scope: () => makeScope({ values: favouriteValues([{ kind: 'fixture', id: 'marked' }]) }),
  },
} satisfies Meta<typeof FixtureStar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Inside a grid of prices the arrow keys lead to it, not Tab. */
export const InRow: Story = {
  args: { isTabStop: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('tabindex', '-1');
  },
};

/** Without and with the mark. */
export const Matrix: Story = {
  render: (args) => (
    <Inline gap="4">
      <FixtureStar {...args} />
      <FixtureStar {...args} fixture={match('marked')} />
    </Inline>
  ),
};
