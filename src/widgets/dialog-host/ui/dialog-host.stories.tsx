import { useUnit } from 'effector-react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { lookUpCodeFx } from '@/entities/signup';
import { dialogOpened } from '@/shared/lib/dialogs';
import { press, typeInto } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { Button } from '@/shared/ui/button';
import { DialogHost } from './dialog-host';
import { DialogUnavailable } from './dialog-unavailable';

function Opener() {
  const onOpen = useUnit(dialogOpened);
  return (
    <>
      <Button onClick={() => onOpen({ name: 'referral', props: {} })}>가입하기</Button>
      <DialogHost />
    </>
  );
}

const meta = {
  title: 'widgets/dialog-host/DialogHost',
  component: Opener,
  parameters: {
    scope: () =>
      makeScope({ handlers: [[lookUpCodeFx, () => ({ code: 'USD', memberId: 'mem_1' })]] }),
  },
} satisfies Meta<typeof Opener>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    const opener = canvas.getByRole('button', { name: '가입하기' });
    await step('Esc closes and resets, and the focus returns', async () => {
      await press(opener);
      await typeInto(await screen.findByRole('textbox', { name: '추천코드' }), 'ABC');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await step('a valid code leads to the second step by the keyboard alone', async () => {
      await userEvent.keyboard('{Enter}');
      const field = await screen.findByRole('textbox', { name: '추천코드' });
      await expect(field).toHaveValue('');
      await typeInto(field, 'USD{Enter}');
      await screen.findByRole('dialog', { name: 'USD 간편 회원가입' });
    });
    await step('the focus returns to what opened the first step', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
};

/** Nothing is drawn; the alert of the shell says what happened. */
export const Unavailable: Story = { render: () => <DialogUnavailable /> };
