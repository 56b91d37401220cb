import { type ReactNode, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { coverOf } from '@/shared/lib/topmost';
import { Button } from '../button';
import { Menu, MenuItem } from '../menu';
import { Select } from '../select';
import { TextField } from '../text-field';
import { Toast, ToastRegion } from '../toast';
import { AnyLayer } from './story-layer';

function DialogWith({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <AnyLayer kind="dialog" open={isOpen} onOpen={setOpen}>
      {children}
    </AnyLayer>
  );
}

const meta = {
  title: 'shared/ui/Layer/Parts',
  component: DialogWith,
  args: { children: null },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof DialogWith>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MenuInDialog: Story = {
  render: () => (
    <DialogWith>
      <Menu trigger={<Button variant="quiet">정렬</Button>}>
        <MenuItem>
          <button type="button">마감순</button>
        </MenuItem>
      </Menu>
    </DialogWith>
  ),
  play: async ({ step }) => {
    const trigger = await screen.findByRole('button', { name: '정렬' });
    await step('it is above the dialog', async () => {
      await press(trigger);
      await expect(coverOf(await screen.findByRole('button', { name: '마감순' }))).toBeNull();
    });
    await step('Esc closes the menu first, then the dialog', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('button', { name: '마감순' })).toBeNull());
      await expect(trigger).toHaveFocus();
      await expect(screen.getByRole('dialog')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

/** The list is the system's own, above everything; the keys of a closed one work. */
export const SelectInDialog: Story = {
  render: () => (
    <DialogWith>
      <Select
        label="은행"
        value="kb"
        options={[{ value: 'kb', label: 'KB국민은행' }]}
        onValueChange={fn()}
      />
    </DialogWith>
  ),
  play: async () => {
    const list = await screen.findByRole('combobox', { name: '은행' });
    await press(list);
    await expect(list).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

function MenuThenDialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Menu trigger={<Button variant="quiet">계정</Button>}>
        <MenuItem>
          <button type="button" onClick={() => setOpen(true)}>
            내 정보
          </button>
        </MenuItem>
      </Menu>
      <AnyLayer kind="dialog" open={isOpen} onOpen={setOpen} />
    </>
  );
}

export const DialogFromMenu: Story = {
  render: () => <MenuThenDialog />,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: '계정' });
    await press(trigger);
    await press(await canvas.findByRole('button', { name: '내 정보' }));
    await waitFor(() => expect(screen.getByRole('button', { name: '확인' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // The item that opened it is gone.
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** A layer below holds the focus until the next one is drawn; the field gets it all the same. */
export const FieldTakesFocusOverSheet: Story = {
  render: () => (
    <AnyLayer kind="bottom sheet" open onOpen={fn()}>
      <DialogWith>
        <TextField label="메모" autoFocus />
      </DialogWith>
    </AnyLayer>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: '메모' })).toHaveFocus());
  },
};

/** The next dialog takes the place of the first; the focus goes back to what opened the first. */
export const OneAfterTheOther: Story = {
  render: function Steps() {
    const [step, setStep] = useState(0);
    return (
      <>
        <Button onClick={() => setStep(1)}>가입</Button>
        {step === 1 && <AnyLayer key="1" kind="dialog" open onOpen={() => setStep(2)} />}
        {step === 2 && <AnyLayer key="2" kind="alert" open onOpen={() => setStep(0)} />}
      </>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: '가입' });
    await press(opener);
    await press(await screen.findByRole('button', { name: '확인' }));
    await screen.findByRole('alertdialog');
    await waitFor(() => expect(screen.getByRole('button', { name: '확인' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

const onToast = fn();

export const ToastOverDialog: Story = {
  render: () => (
    <>
      <DialogWith>내용</DialogWith>
      <ToastRegion label="알림">
        <Toast closeLabel="알림 닫기" onClose={onToast}>
          베팅이 접수되었습니다
        </Toast>
      </ToastRegion>
    </>
  ),
  play: async () => {
    await screen.findByRole('dialog');
    await press(screen.getByLabelText('알림 닫기'));
    await expect(onToast).toHaveBeenCalled();
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};
