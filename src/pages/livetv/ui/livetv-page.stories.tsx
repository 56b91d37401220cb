import { expect, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { inScenarios } from '@/shared/lib/test-scope';
import { states } from '../lib/sample-states';
import { LivetvPage } from './livetv-page';

const meta = {
  title: 'pages/livetv/LivetvPage',
  component: LivetvPage,
  parameters: { layout: 'fullscreen', router: { path: '/livetv' }, ...states.ordinary },
} satisfies Meta<typeof LivetvPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  parameters: inScenarios(states),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('table', { name: '울산 HD 대 전북 현대 점수판' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: '마켓 보기' })).toHaveAttribute(
      'href',
      expect.stringContaining('/inplay?'),
    );
    const cell = await canvas.findByRole('button', { name: /울산 HD 승, 배당/ });
    await press(cell);
    await expect(cell).toHaveAttribute('aria-pressed', 'true');
  },
};

/** Around the match that is watched: others in play, and those that begin next with their prices. */
export const Around: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const others = within(await canvas.findByRole('navigation', { name: '함께 진행 중인 경기' }));
    await waitFor(() => expect(others.getAllByRole('link')).toHaveLength(4));
    await expect(others.getByRole('link', { name: /원주 DB.*서울 SK/ })).toBeVisible();
    const next = within(await canvas.findByRole('region', { name: '다음 경기' }));
    await expect(next.getByRole('link', { name: /대구 FC 대 제주 SK/ })).toBeVisible();
    const cell = await next.findByRole('button', { name: /대구 FC 승, 배당/ });
    await press(cell);
    await expect(cell).toHaveAttribute('aria-pressed', 'true');
  },
};

/** Where there is no room beside it, the schedule is a page of its own. */
export const List: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: states.list,
  play: async ({ canvas }) => {
    const schedule = within(await canvas.findByRole('navigation', { name: '중계 일정' }));
    await expect(await schedule.findByRole('link', { name: /울산 HD.*후반 63′/ })).toBeVisible();
    await expect(schedule.getByRole('link', { name: /대구 FC 대 제주 SK/ })).toBeVisible();
  },
};

/** A match without the schedule beside it leads back there. */
export const Alone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: '울산 HD 대 전북 현대' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: '중계 일정으로' })).toBeVisible();
  },
};

/** Matches are to come, and none is played. */
export const Quiet: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: states.quiet,
};
export const Empty: Story = { parameters: states.empty };
export const Loading: Story = { parameters: states.loading };
export const Failed: Story = { parameters: states.failed };
export const GameLoading: Story = { parameters: states.gameLoading };
export const GameFailed: Story = { parameters: states.gameFailed };
/** The last that was received, dimmed, while no prices come. */
export const Stale: Story = { parameters: states.stale };
