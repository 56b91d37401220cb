import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { inScenarios } from '@/shared/lib/test-scope';
import { InplayPage } from './inplay-page';
import { states } from './sample-states';

const meta = {
  title: 'pages/inplay/InplayPage',
  component: InplayPage,
  parameters: { layout: 'fullscreen', router: { path: '/inplay' }, ...states.ordinary },
} satisfies Meta<typeof InplayPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first price of the home side: that of the whole match. */
async function findFirst(canvas: ReturnType<typeof within>) {
  const [cell] = await canvas.findAllByRole('button', { name: /울산 HD 승, 배당/ });
  if (!cell) throw new Error('no price is there');
  return cell;
}

export const Ordinary: Story = {
  parameters: inScenarios(states),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('table', { name: '울산 HD 대 전북 현대 점수판' }),
    ).toBeVisible();
    const timeline = within(canvas.getByRole('region', { name: '경기 기록' }));
    await press(timeline.getByRole('button', { name: /^이전 기록/ }));
    await expect(timeline.getByText('울산 HD 골')).toBeVisible();
    const cell = await findFirst(canvas);
    await press(cell);
    await expect(cell).toHaveAttribute('aria-pressed', 'true');
  },
};

/** On phones the list is a page of its own. */
export const List: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: states.list,
  play: async ({ canvas }) => {
    const games = within(await canvas.findByRole('navigation', { name: '진행 중인 경기' }));
    await expect(
      await games.findByRole('link', { name: /LG 트윈스.*7회말 2사 1·3루/ }),
    ).toBeVisible();
    await expect(games.getByText('진행 중 6경기')).toBeVisible();
    await press(games.getByRole('button', { name: /^야구/ }));
    await expect(games.queryByRole('link', { name: /울산 HD/ })).toBeNull();
    await press(games.getByRole('button', { name: /^전체/ }));
    await expect(games.getByRole('link', { name: /울산 HD/ })).toBeVisible();
  },
};

/** Up to four matches side by side. */
export const Together: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: states.together,
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: '울산 HD 대 전북 현대' }));
    await expect(card.getByRole('link', { name: '전체 마켓 보기' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'T1 대 젠지 함께 보기' })).toBeNull();
  },
};

export const Halted: Story = { parameters: states.halted };
export const Over: Story = { parameters: states.over };
export const Loading: Story = { parameters: states.loading };
export const GameLoading: Story = { parameters: states.gameLoading };
export const Empty: Story = { parameters: states.empty };
export const Failed: Story = { parameters: states.failed };
export const GameFailed: Story = { parameters: states.gameFailed };
