import { useRef } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { BoardCalendar, type BoardCalendarProps } from './board-calendar';
import { board, scope } from './sample-states';

function Anchored(props: BoardCalendarProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button type="button" ref={button}>
        날짜
      </button>
      <BoardCalendar {...props} anchor={button} />
    </>
  );
}

const meta = {
  title: 'pages/korea/BoardCalendar',
  component: BoardCalendar,
  args: { anchor: { current: null }, onChoose: fn(), onClose: fn() },
  parameters: { scope: scope(board) },
  render: (args) => <Anchored {...args} />,
} satisfies Meta<typeof BoardCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Under its button on desktops, at the foot of a phone. */
export const Open: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '날짜 선택' }));
    await press(await dialog.findByRole('button', { name: /^11월 22일/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('2026-11-22');
  },
};
