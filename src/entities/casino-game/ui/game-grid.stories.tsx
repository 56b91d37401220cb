import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { Stack } from '@/shared/ui/stack';
import { providerNames } from '../lib/casino-game';
import { makeLobby } from '../lib/sample-lobby';
import { GameGrid } from './game-grid';
import { SampleStar } from '../lib/sample-star';

const slots = makeLobby('slot');
const tables = makeLobby('casino');

const meta = {
  title: 'entities/casino-game/GameGrid',
  component: GameGrid,
  args: {
    label: '인기 슬롯',
    games: slots.games,
    providers: providerNames([...slots.providers, ...tables.providers]),
    currency: 'KRW',
    Star: SampleStar,
    onEnter: fn(),
  },
  argTypes: { Star: { control: false } },
} satisfies Meta<typeof GameGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A finger brings up what a pointer sees over the picture, and enters from there. */
export const Touch: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    const enter = canvas.getByRole('button', { name: '단청 부채 게임 입장' });
    await userEvent.pointer({ keys: '[TouchA]', target: enter });
    const sheet = within(await screen.findByRole('dialog', { name: '단청 부채' }));
    await expect(sheet.getByText('96.51%')).toBeVisible();
    await expect(args.onEnter).not.toHaveBeenCalled();
    await press(sheet.getByRole('button', { name: '게임 입장' }));
    await expect(args.onEnter).toHaveBeenCalledTimes(1);
  },
};

/** Slots and tables of live casino: open, new, under maintenance with and without its end, not connected; limits in both currencies. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="4">
      <GameGrid {...args} />
      <GameGrid {...args} label="라이브카지노" games={tables.games} currency="USD" />
    </Stack>
  ),
};
