import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $api, createFakeApi } from '@/shared/api/testing';
import { press } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { Inline } from '@/shared/ui/inline';
import { favouriteValues } from '../testing';
import { GameStar } from './game-star';

const meta = {
  title: 'features/favourites/GameStar',
  component: GameStar,
  args: { id: 'hanpan-roulette', name: '유러피언 룰렛' },
  parameters: {
    scope: () => {
      const answers = { 'PUT /member/favourite/game/hanpan-roulette': { status: 204 } };
      const marked = [{ kind: 'game' as const, id: 'hanpan-crane' }];
      return makeScope({ values: [...favouriteValues(marked), [$api, createFakeApi(answers)]] });
    },
  },
} satisfies Meta<typeof GameStar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: '유러피언 룰렛 즐겨찾기에 추가' }));
    await expect(
      canvas.getByRole('button', { name: '유러피언 룰렛 즐겨찾기에서 빼기' }),
    ).toHaveAttribute('aria-pressed', 'true');
  },
};

/** Without and with the mark. */
export const Matrix: Story = {
  render: (args) => (
    <Inline gap="4">
      <GameStar {...args} />
      <GameStar id="hanpan-crane" name="학과 달항아리" />
    </Inline>
  ),
};
