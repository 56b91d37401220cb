import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeProblem } from '@/shared/api/testing';
import { openedPage } from '@/shared/lib/test-page';
import { press } from '@/shared/lib/test-press';
import { memoPage } from '../page';
import { MemoPage } from './memo-page';

type Answers = Parameters<typeof openedPage>[1];

const opened = (answer: Answers[string]) => openedPage(memoPage, { 'GET /memo': answer });
const page = (ids: readonly string[], nextCursor: string | null = null) => ({
  body: { data: ids.map((id) => ({ id, text: `메모 ${id}`, createdAt: 0 })), nextCursor },
});

const meta = {
  title: 'pages/memo/MemoPage',
  component: MemoPage,
  parameters: { layout: 'fullscreen', router: { path: '/memo' } },
} satisfies Meta<typeof MemoPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoPages: Story = {
  parameters: opened(({ path }) =>
    path.includes('cursor=next') ? page(['3']) : page(['1', '2'], 'next'),
  ),
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: '더 보기' }));
    await expect(await canvas.findByText('메모 3')).toBeVisible();
    const list = within(canvas.getByRole('list', { name: '작성한 메모' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const Empty: Story = { parameters: opened(page([])) };

export const Failed: Story = { parameters: opened(makeProblem('UNAVAILABLE')) };
