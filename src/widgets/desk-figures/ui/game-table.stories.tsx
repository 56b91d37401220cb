import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeCurrencyGames } from '@/entities/desk-figures/testing';
import { GameTable } from './game-table';

const meta = {
  title: 'widgets/desk-figures/GameTable',
  component: GameTable,
  args: { games: makeCurrencyGames(), bonuses: 1_846_000 },
} satisfies Meta<typeof GameTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  play: async ({ canvas }) => {
    const [football] = canvas.getAllByRole('row', { name: /^축구/ });
    await expect(football).toHaveTextContent('축구9,802건61,900,00052,800,000–9,100,00014.7%');
    await expect(canvas.getByRole('row', { name: /^충전·출석 보너스/ })).toHaveTextContent(
      '충전·출석 보너스––1,846,000−1,846,000',
    );
    await expect(canvas.getAllByRole('row').at(-1)).toHaveTextContent('합계33,127건');
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
