import { useUnit } from 'effector-react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { createDialog, drawDialog } from '@/shared/lib/dialogs';
import { press, pressEnter } from '@/shared/lib/test-press';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { DialogHost } from './dialog-host';

const first = createDialog<{ code: string }>({ name: 'story-first' });
const second = createDialog({ name: 'story-second' });
const missing = createDialog({ name: 'story-missing' });

function First() {
  const [props, onClose, onNext] = useUnit([first.$props, first.closed, second.opened]);
  return (
    <Dialog open title="가입코드" closeLabel="닫기" onClose={onClose}>
      <Button autoFocus onClick={() => onNext()}>
        {`${props?.code} 다음`}
      </Button>
    </Dialog>
  );
}

function Second() {
  const onClose = useUnit(second.closed);
  return (
    <Dialog open title="회원가입" closeLabel="닫기" onClose={onClose}>
      <Button autoFocus onClick={() => onClose()}>
        완료
      </Button>
    </Dialog>
  );
}

drawDialog(first, async () => First);
drawDialog(second, async () => Second);
drawDialog(missing, () => Promise.reject(new Error('Loading chunk failed')));

function Opener() {
  const [onFirst, onMissing] = useUnit([first.opened, missing.opened]);
  return (
    <>
      <Button onClick={() => onFirst({ code: 'HANPAN' })}>가입하기</Button>
      <Button onClick={() => onMissing()}>고장</Button>
      <DialogHost />
    </>
  );
}

const meta = {
  title: 'widgets/dialog-host/DialogHost',
  component: DialogHost,
  render: () => <Opener />,
} satisfies Meta<typeof DialogHost>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    const opener = canvas.getByRole('button', { name: '가입하기' });
    await step('Esc closes it, and the focus returns', async () => {
      await press(opener);
      await screen.findByRole('button', { name: 'HANPAN 다음' });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await step('one dialog leads to the next by the keyboard alone', async () => {
      await pressEnter();
      const next = await screen.findByRole('button', { name: 'HANPAN 다음' });
      await waitFor(() => expect(next).toHaveFocus());
      await pressEnter();
      await screen.findByRole('dialog', { name: '회원가입' });
    });
    await step('the focus returns to what opened the first', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
};

/** Nothing is drawn and nothing stays open; the alert of the shell says what happened. */
export const Missing: Story = {
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: '고장' }));
    await press(canvas.getByRole('button', { name: '가입하기' }));
    await screen.findByRole('dialog', { name: '가입코드' });
  },
};
