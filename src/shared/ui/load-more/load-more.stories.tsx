import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { LoadMore } from './load-more';

const paged = { hasNext: true, failure: null, isPending: false, onMore: fn() };

const meta = {
  title: 'shared/ui/LoadMore',
  component: LoadMore,
  args: {
    paged,
    label: '더 보기',
  },
} satisfies Meta<typeof LoadMore>;
export default meta;
type Story = StoryObj<typeof meta>;

/** How much is here is said above the button, and again when more has come. */
export const Counted: Story = {
  args: { shown: '213건 중 30건' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('213건 중 30건');
    await press(canvas.getByRole('button', { name: '더 보기' }));
    await expect(args.paged.onMore).toHaveBeenCalledOnce();
  },
};

/** A second press while the page is loaded does nothing, and the focus stays. */
export const Loading: Story = {
  args: { paged: { ...paged, isPending: true }, shown: '213건 중 30건' },
  play: async ({ args, canvas }) => {
    const button = await canvas.findByRole('button', { name: '더 보기', busy: true });
    await press(button);
    await expect(args.paged.onMore).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

/** The list says at its end what failed, with a retry: no second button beside it. */
export const Failed: Story = {
  args: { paged: { ...paged, failure: { kind: 'network' } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
