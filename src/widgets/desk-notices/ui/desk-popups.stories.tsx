import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press, typeInto } from '@/shared/lib/test-press';
import { broken, never, noticesOf, sent } from '../lib/sample-notices';
import { DeskPopups } from './desk-popups';

const meta = {
  title: 'widgets/desk-notices/DeskPopups',
  component: DeskPopups,
  decorators: [
    (Story) => (
      <div style={{ height: 860 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'fullscreen', ...noticesOf() },
} satisfies Meta<typeof DeskPopups>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('게시 중')).toBeVisible();
    await expect(canvas.getByText('예정')).toBeVisible();
    // The state of the last, beside the head of a column.
    await expect(canvas.getAllByText('종료')).toHaveLength(2);
    await press(canvas.getByText('이용규정 안내'));
    const from = canvas.getByRole('textbox', { name: '게시 시작' });
    await expect(from).toHaveValue('2026-11-23 17:00');
    await typeInto(canvas.getByRole('textbox', { name: '제목' }), '!');
    await press(canvas.getByRole('button', { name: '저장' }));
    await waitFor(() => expect(sent).toMatchObject([{ body: { title: '이용규정 안내!' } }]));
  },
};

/** An end before the start is not sent. */
export const WrongTime: Story = {
  play: async ({ canvas, userEvent }) => {
    await press(await canvas.findByRole('button', { name: '팝업 쓰기' }));
    const to = canvas.getByRole('textbox', { name: '게시 종료' });
    await userEvent.clear(to);
    await typeInto(to, '2026-11-20 18:00');
    await press(canvas.getByRole('button', { name: '등록' }));
    await expect(canvas.getByText('게시 종료는 시작보다 늦어야 합니다.')).toBeVisible();
    await expect(sent).toEqual([]);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = {
  parameters: noticesOf({ 'GET /admin/popup': { body: [] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('등록된 팝업이 없습니다.')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: noticesOf({ 'GET /admin/popup': never }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '팝업' })).toBeVisible();
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: noticesOf({ 'GET /admin/popup': broken }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('팝업을 불러오지 못했습니다.')).toBeVisible();
  },
};
