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

export const OkCancel: Story = {
  args: { message: '50,000원을 베팅합니다.\n계속할까요?', title: '베팅 확인', cancelLabel: '취소' },
  play: async ({ args }) => {
    await press(await screen.findByRole('button', { name: '취소' }));
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
    await expect(args.onOk).not.toHaveBeenCalled();
  },
};

/** The answer was given and is being carried out. */
export const Busy: Story = { args: { cancelLabel: '취소', busy: true } };

export const Danger: Story = {
  args: {
    message: '선택한 경기를 모두 지울까요?',
    okLabel: '전체삭제',
    cancelLabel: '취소',
    danger: true,
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: '취소' })).toHaveFocus());
  },
};
