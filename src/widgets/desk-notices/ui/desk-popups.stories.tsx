import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { atHeight } from '@/features/desk-list/testing';
import { press, typeInto } from '@/shared/lib/test-press';
import { scopeOf, sent } from '../lib/sample-notices';
import { DeskPopups } from './desk-popups';

const meta = {
  title: 'widgets/desk-notices/DeskPopups',
  component: DeskPopups,
  decorators: atHeight(860),
  parameters: { layout: 'fullscreen', scope: () => scopeOf() },
} satisfies Meta<typeof DeskPopups>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
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
    await waitFor(() => expect(sent).toMatchObject([{ title: '이용규정 안내!' }]));
  },
};

/** Each field says what is wrong with it, and an end before the start is not sent. */
export const Wrong: Story = {
  play: async ({ canvas, userEvent }) => {
    await press(await canvas.findByRole('button', { name: '팝업 쓰기' }));
    const to = canvas.getByRole('textbox', { name: '게시 종료' });
    await userEvent.clear(to);
    await typeInto(to, '2026-11-20 18:00');
    await press(canvas.getByRole('button', { name: '등록' }));
    await expect(canvas.getByText('제목을 입력해주세요.')).toBeVisible();
    await expect(canvas.getByText('내용을 입력해주세요.')).toBeVisible();
    await typeInto(canvas.getByRole('textbox', { name: '제목' }), '안내');
    await typeInto(canvas.getByRole('textbox', { name: '내용 (HTML)' }), '글');
    await press(canvas.getByRole('button', { name: '등록' }));
    await expect(canvas.getByText('게시 종료는 시작보다 늦어야 합니다.')).toBeVisible();
    await expect(sent).toEqual([]);
  },
};
