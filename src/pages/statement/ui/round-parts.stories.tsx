import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { byRound, isRound } from '../lib/by-round';
import { RoundAbout, RoundToggle } from './round-parts';
import { spinLines } from './sample-states';

const round = byRound(spinLines).find(isRound);

const meta = {
  title: 'pages/statement/RoundToggle',
  component: RoundToggle,
  args: { isOpen: false, onToggle: fn() },
} satisfies Meta<typeof RoundToggle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await press(canvas.getByRole('button', { name: '카지노 회차' }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};

export const Open: Story = { args: { isOpen: true } };

const about = (fields: object): ComponentProps<typeof RoundAbout> | null =>
  round ? { round: { ...round, ...fields }, currency: 'KRW' } : null;

/** What is nothing is left out, but for the stake. */
export const Abouts: Story = {
  render: () => (
    <>
      {[about({}), about({ won: 0 }), about({ won: 0, refunded: 2_000 })].map(
        (props) => props && <RoundAbout key={JSON.stringify(props)} {...props} />,
      )}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('베팅 2,000 · 환불 2,000')).toBeVisible();
  },
};
