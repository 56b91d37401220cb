import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Inline } from '../ui/inline';
import { Logo } from './logo';

const meta = {
  title: 'shared/icons/Logo',
  component: Logo,
  args: { label: '한판' },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With its word, larger, and the mark alone, which has the word as its name. */
export const Matrix: Story = {
  render: (args) => (
    <Inline gap="6">
      <Logo {...args} />
      <Logo {...args} size={48} />
      <Logo {...args} size={48} markOnly />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '한판' })).toBeVisible();
  },
};
