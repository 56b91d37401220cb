import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeBet, makeBetLeg } from '@/entities/bet/testing';
import { $account } from '@/entities/slip';
import { makeLegs } from '@/entities/slip/testing';
import { $api, createFakeApi } from '@/shared/api/testing';
import { press, pressEnter } from '@/shared/lib/test-press';
import { slipParameters } from '../lib/sample-slip-parameters';
import { ConfirmBetDialog } from './confirm-bet-dialog';
import { PlaceBetButton } from './place-bet-button';
import { PlacementNotice } from './placement-notice';

const betLegs = makeLegs(3).map(({ selectionId }) => makeBetLeg({ selectionId }));

const meta = {
  title: 'features/place-bet/PlaceBetButton',
  component: PlaceBetButton,
  // With what its press leads to, as the slip has them.
  render: () => (
    <>
      <PlacementNotice />
      <PlaceBetButton />
      <ConfirmBetDialog />
    </>
  ),
  parameters: slipParameters(),
} satisfies Meta<typeof PlaceBetButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Declining sends nothing; confirming does, and the button waits. */
export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('the press asks, and declining sends nothing', async () => {
      await press(await canvas.findByRole('button', { name: '50,000원 베팅하기' }));
      await press(await screen.findByRole('button', { name: '취소' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(canvas.getByRole('button', { name: /베팅하기/ })).not.toHaveAttribute(
        'aria-busy',
      );
    });
    await step('confirmed, it waits for the answer', async () => {
      await press(canvas.getByRole('button', { name: '50,000원 베팅하기' }));
      await press(await screen.findByRole('button', { name: '확인' }));
      await expect(canvas.getByRole('button', { name: /베팅하기/ })).toHaveAttribute(
        'aria-busy',
        'true',
      );
    });
  },
};

export const KeyboardOnly: Story = {
  parameters: slipParameters([
    $api,
    createFakeApi({ 'POST /bet': { body: makeBet({ legs: betLegs }) } }),
  ]),
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: '50,000원 베팅하기' })).focus();
    await pressEnter();
    await screen.findByRole('button', { name: '확인' });
    // The question takes no answer before it could be read.
    await new Promise((resolve) => setTimeout(resolve, 350));
    await pressEnter();
    await canvas.findByText('베팅이 완료되었습니다.');
    await expect(canvas.getByRole('button', { name: '베팅하기' })).toBeDisabled();
    // The focus is beside what happened, not at the top of the page.
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '베팅내역 보기' })).toHaveFocus();
  },
};

export const Guest: Story = { parameters: slipParameters([$account, null]) };
