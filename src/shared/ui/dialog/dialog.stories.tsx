import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { Button } from '../button';
import { Stack } from '../stack';
import { TextField } from '../text-field';
import { Dialog, type DialogProps } from './dialog';

function Held({ open: first, onClose, ...rest }: DialogProps) {
  const [open, setOpen] = useState(first);
  function close() {
    setOpen(false);
    onClose();
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>로그인</Button>
      <Dialog {...rest} open={open} onClose={close} />
    </>
  );
}

const meta = {
  title: 'shared/ui/Dialog',
  component: Dialog,
  args: {
    open: false,
    title: '로그인',
    closeLabel: '닫기',
    onClose: fn(),
    children: (
      <Stack gap="4">
        <TextField label="아이디" />
        <TextField label="비밀번호" type="password" />
        <Button size="lg" fullWidth>
          로그인
        </Button>
      </Stack>
    ),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, step }) => {
    const opener = canvas.getByRole('button', { name: '로그인' });
    await step('opens with focus inside', async () => {
      await press(opener);
      const dialog = await screen.findByRole('dialog', { name: '로그인' });
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    });
    await step('Esc closes it and focus returns', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(args.onClose).toHaveBeenCalledTimes(1);
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
};

/** The widest kind, for reading; its content brings a title of its own. */
export const Reading: Story = {
  args: {
    open: true,
    width: 'reading',
    titleHidden: true,
    title: '베팅 규정',
    children: <p>베팅이 접수된 뒤에는 취소하거나 바꿀 수 없습니다.</p>,
  },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: '베팅 규정' })).toBeVisible();
  },
};

export const Persistent: Story = {
  args: { open: true, persistent: true, width: 'wide', title: '약관이 바뀌었습니다' },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: '약관이 바뀌었습니다' });
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(screen.queryByRole('button', { name: '닫기' })).toBeNull();
  },
};
