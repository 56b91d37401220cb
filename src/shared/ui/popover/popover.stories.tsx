import { useRef, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { Button } from '../button';
import { Popover, type PopoverProps } from './popover';

function Held({ open: first, label }: PopoverProps) {
  const [open, setOpen] = useState(first);
  const anchor = useRef<HTMLDivElement>(null);
  return (
    <div ref={anchor} style={{ inlineSize: 'fit-content' }}>
      <Button onClick={() => setOpen(true)}>열기</Button>
      <Popover open={open} anchor={anchor} label={label} onClose={() => setOpen(false)}>
        <Button onClick={() => setOpen(false)}>선택</Button>
      </Popover>
    </div>
  );
}

const meta = {
  title: 'shared/ui/Popover',
  component: Popover,
  args: {
    open: false,
    label: '날짜 선택',
    anchor: { current: null },
    onClose: () => {},
    children: '',
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

async function closed(opener: HTMLElement) {
  await waitFor(() => expect(screen.queryAllByRole('dialog').length).toBe(0));
  await waitFor(() => expect(opener).toHaveFocus());
}

/** It takes the focus; Esc and a press outside close it, and the focus goes back. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: '열기' });
    await press(opener);
    const panel = await screen.findByRole('dialog', { name: '날짜 선택' });
    await waitFor(() => expect(panel).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await closed(opener);
    await press(opener);
    await press(await screen.findByRole('button', { name: '선택' }));
    await closed(opener);
    // It stays open for the eye.
    await press(opener);
    await screen.findByRole('dialog', { name: '날짜 선택' });
  },
};
