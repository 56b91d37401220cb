import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { AlertDialog } from './alert-dialog';

const meta = {
  title: 'shared/ui/AlertDialog',
  component: AlertDialog,
  args: {
    open: true,
    message: '베팅이 접수되었습니다.',
    okLabel: '확인',
    onOk: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ok: Story = {
  play: async ({ args }) => {
    await screen.findByRole('alertdialog', { name: '베팅이 접수되었습니다.' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onOk).toHaveBeenCalledTimes(1);
  },
};

/** The answer was given and is being carried out. */
export const Busy: Story = { args: { cancelLabel: '취소', busy: true } };

export const Danger: Story = {
  args: {
    message: '선택한 경기를 모두 지울까요?',
    okLabel: '전체삭제',
    title: '경기 삭제',
    cancelLabel: '취소',
    danger: true,
  },
  play: async ({ args }) => {
    const cancel = await screen.findByRole('button', { name: '취소' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await press(cancel);
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
    await expect(args.onOk).not.toHaveBeenCalled();
  },
};
