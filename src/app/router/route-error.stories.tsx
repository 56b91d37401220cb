import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeProblemError } from '@/shared/api/testing';
import { press } from '@/shared/lib/test-press';
import { RouteError } from './route-error';

const meta = {
  title: 'app/router/RouteError',
  component: RouteError,
  args: { error: new Error('chunk'), reset: fn() },
  parameters: { router: { path: '/' } },
} satisfies Meta<typeof RouteError>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FromTheServer: Story = {
  args: {
    error: makeProblemError('INTERNAL', {
      message: '예기치 못한 문제가 발생했습니다.',
      requestId: 'req_7f3k2m9qa1',
    }) as unknown as Error,
  },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText(/req_7f3k2m9qa1/)).toBeVisible();
    await press(canvas.getByRole('button', { name: '다시 시도' }));
    await expect(args.reset).toHaveBeenCalledOnce();
  },
};

export const FromTheCode: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('500')).toBeVisible();
  },
};

export const ChunkMissing: Story = {
  args: { error: new Error('Loading chunk w failed. (error: http://site/static/js/w.js)') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/화면을 불러오지 못했습니다/)).toBeVisible();
    await expect(canvas.queryByText(/static/)).toBeNull();
    await expect(canvas.getByRole('button', { name: '다시 시도' })).toBeVisible();
  },
};
