import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { Pagination } from './pagination';

const meta = {
  title: 'shared/ui/Pagination',
  component: Pagination,
  args: {
    page: 4,
    pageCount: 12,
    onPageChange: fn(),
    labels: {
      navigation: '페이지 이동',
      previous: '이전 페이지',
      next: '다음 페이지',
      page: (page: number) => `${page}페이지`,
    },
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await press(canvas.getByRole('button', { name: '6페이지' }));
    await press(canvas.getByRole('button', { name: '다음 페이지' }));
    await expect(args.onPageChange).toHaveBeenNthCalledWith(1, 6);
    await expect(args.onPageChange).toHaveBeenNthCalledWith(2, 5);
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveAccessibleName('4페이지');
  },
};

/** What a phone of 320 px leaves between its margins, less than the targets of touch size need in one line. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div data-testid="frame" style={{ inlineSize: '230px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const frame = canvas.getByTestId('frame');
    await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
  },
};
