import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Inline } from '@/shared/ui/inline';
import { PreparingMark } from './preparing-mark';

const meta = {
  title: 'entities/site-menu/PreparingMark',
  component: PreparingMark,
  parameters: { router: {} },
  args: { to: '/casino' },
} satisfies Meta<typeof PreparingMark>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing beside the link of a page that is built, as all of them are. */
export const Matrix: Story = {
  render: (args) => (
    <Inline gap="6">
      <a href="#casino">
        카지노
        <PreparingMark {...args} />
      </a>
      <a href="#rule">
        이용규정
        <PreparingMark to="/rule" />
      </a>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '카지노' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '이용규정' })).toBeVisible();
  },
};
