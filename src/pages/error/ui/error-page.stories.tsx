import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { ErrorPage } from './error-page';

const meta = {
  title: 'pages/error/ErrorPage',
  component: ErrorPage,
  parameters: { layout: 'fullscreen', router: { path: '/nowhere' } },
} satisfies Meta<typeof ErrorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = { args: { status: 404 } };

export const ServerError: Story = {
  args: {
    message: '예기치 못한 문제가 발생했습니다.',
    requestId: 'req_7f3k2m9qa1',
    onRetry: fn(),
  },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('500')).toBeVisible();
    await press(canvas.getByRole('button', { name: '다시 시도' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
