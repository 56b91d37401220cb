import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press, pressEnter } from '@/shared/lib/test-press';
import { coverOf } from '@/shared/lib/topmost';
import { Button } from '../button';
import { AnyLayer, type Kind } from './story-layer';

interface PairProps {
  lower: Exclude<Kind, 'alert'>;
  upper: Kind;
  onOk: () => void;
}

function Pair({ lower, upper, onOk }: PairProps) {
  const [isLower, setLower] = useState(false);
  const [isUpper, setUpper] = useState(false);
  return (
    <>
      <Button onClick={() => setLower(true)}>아래층</Button>
      <AnyLayer kind={lower} open={isLower} onOpen={setLower}>
        <Button onClick={() => setUpper(true)}>위층</Button>
        <AnyLayer kind={upper} open={isUpper} onOpen={setUpper} onOk={onOk} />
      </AnyLayer>
    </>
  );
}

const meta = {
  title: 'shared/ui/Layer',
  component: Pair,
  args: { lower: 'bottom sheet', upper: 'alert', onOk: fn() },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Pair>;
export default meta;
type Story = StoryObj<typeof meta>;

const layerOf = (kind: Kind) =>
  screen.findByRole(kind === 'alert' ? 'alertdialog' : 'dialog', { name: kind });
const playPair: Story['play'] = async ({ args, canvas, step }) => {
  const { lower, upper } = args;
  const opener = canvas.getByRole('button', { name: '아래층' });
  await press(opener);
  const under = await layerOf(lower);
  const second = within(under).getByRole('button', { name: '위층' });
  await press(second);
  const over = await layerOf(upper);
  const ok = within(over).getByRole('button', { name: '확인' });

  await step('the second is above the first, with the focus in it', async () => {
    await waitFor(() => expect(ok).toHaveFocus());
    await expect(coverOf(ok)).toBeNull();
    await expect(coverOf(under)).not.toBeNull();
  });
  await step('one ground lies under both, so that the first keeps its colours', async () => {
    const grounds = [...document.querySelectorAll('[data-ground]')];
    const dark = grounds.map((ground) => getComputedStyle(ground).backgroundColor);
    await expect(dark).toHaveLength(2);
    await expect(dark[0]).not.toBe('rgba(0, 0, 0, 0)');
    await expect(dark[1]).toBe('rgba(0, 0, 0, 0)');
  });
  await step('Esc closes the second alone, and the focus returns into the first', async () => {
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(over).not.toBeInTheDocument());
    await expect(under).toBeVisible();
    await waitFor(() => expect(second).toHaveFocus());
  });
  await step('Enter opens and confirms it', async () => {
    await pressEnter();
    await layerOf(upper);
    // A question takes no answer before it could be read.
    await new Promise((resolve) => setTimeout(resolve, 350));
    await pressEnter();
    await expect(args.onOk).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(second).toHaveFocus());
  });
  await step('Esc closes the first, and the focus returns to the page', async () => {
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(under).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  });
  // Both stay open for the picture.
  await press(opener);
  await press(await screen.findByRole('button', { name: '위층' }));
  await layerOf(upper);
};

const pair = (lower: PairProps['lower'], upper: Kind): Story => ({
  args: { lower, upper },
  play: playPair,
});

export const AlertOverBottomSheet = pair('bottom sheet', 'alert');

export const DialogOverSideSheet = pair('side sheet', 'dialog');
export const AlertOverDialog = pair('dialog', 'alert');

export const SheetOverDialog = pair('dialog', 'bottom sheet');
