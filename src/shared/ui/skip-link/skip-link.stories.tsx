import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { SkipLink } from './skip-link';

const meta = {
  title: 'shared/ui/SkipLink',
  component: SkipLink,
  args: { to: 'content', children: '본문으로 건너뛰기', onFollow: fn() },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <p id="content" tabIndex={-1}>
        본문
      </p>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Focused: Story = {
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: '본문으로 건너뛰기' });
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    link.focus();
    await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    await userEvent.keyboard('{Enter}');
    await expect(args.onFollow).toHaveBeenCalledTimes(1);
  },
};
