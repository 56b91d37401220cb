import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Inline } from '../ui/inline';
import { SvgIcon } from './svg-icon';

const meta = {
  title: 'shared/icons/SvgIcon',
  component: SvgIcon,
  args: {
    children: (
      <>
        <circle cx="12" cy="12" r="9.5" />
        <path d="M12 7v5l3 3" />
      </>
    ),
  },
} satisfies Meta<typeof SvgIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Sizes and strokes; with a name it is an image, without one decoration. */
export const Matrix: Story = {
  render: (args) => (
    <Inline gap="4">
      <SvgIcon {...args} size={16} />
      <SvgIcon {...args} />
      <SvgIcon {...args} size={48} strokeWidth={1.5} />
      <SvgIcon {...args} aria-label="시계" />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
  },
};
