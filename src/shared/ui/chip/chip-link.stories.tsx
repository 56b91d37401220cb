import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Inline } from '../inline';
import { ChipLink } from './chip';

const meta = {
  title: 'shared/ui/ChipLink',
  component: ChipLink,
  args: {
    children: (
      <a href="#eos" aria-current="page">
        EOS
      </a>
    ),
  },
} satisfies Meta<typeof ChipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The link of the page that is open, and another one. */
export const Matrix: Story = {
  render: (args) => (
    <Inline gap="1.5">
      <ChipLink {...args} />
      <ChipLink>
        <a href="#named">네임드</a>
      </ChipLink>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('EOS');
  },
};
