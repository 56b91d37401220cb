import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeCurrencyGames } from '@/entities/desk-figures/testing';
import { GameTable } from './game-table';

const meta = {
  title: 'widgets/desk-figures/GameTable',
  component: GameTable,
  args: { games: makeCurrencyGames() },
} satisfies Meta<typeof GameTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  play: async ({ canvas }) => {
    const [football] = canvas.getAllByRole('row', { name: /^축구/ });
    await expect(football).toHaveTextContent('축구61,900,00052,800,0001,900,0007,200,0009,802건');
    const rows = canvas.getAllByRole('row');
    await expect(within(rows.at(-1) as HTMLElement).getByText('전체')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^미니게임/ })).toHaveTextContent('0건');
  },
};

/** A currency in which nothing was bet. */
export const Dollars: Story = {
  args: {
    games: {
      ...makeCurrencyGames({ currency: 'USD' }),
      types: makeCurrencyGames().types.map((one) => ({ ...one, games: [] })),
    },
  },
};

/** A game that this version does not know keeps the name that the server gives it. */
export const UnknownGame: Story = {
  args: {
    games: makeCurrencyGames({
      types: makeCurrencyGames().types.map((one) =>
        one.type === 5 ? { ...one, games: [{ game: 'evolution', ...one.total }] } : one,
      ),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('evolution')).toBeVisible();
  },
};
