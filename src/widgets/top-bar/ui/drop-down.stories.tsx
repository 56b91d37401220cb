import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { DropDown } from './drop-down';

const meta = {
  title: 'widgets/top-bar/DropDown',
  component: DropDown,
  args: { entryKey: 'sports' },
  parameters: { router: { path: '/korea/cross' } },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof DropDown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '크로스' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};
/** One group goes without a name. */
export const OneGroup: Story = { args: { entryKey: 'customer' } };
/** Many groups stand side by side. */
export const ManyGroups: Story = { args: { entryKey: 'minigame' } };
