import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { sampleIdOf } from '@/features/match-course/testing';
import { press } from '@/shared/lib/test-press';
import { inScenarios } from '@/shared/lib/test-scope';
import { opened, states } from '../lib/sample-states';
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

export const Basketball: Story = {
  parameters: opened({ fixture: sampleIdOf('basketball'), sport: 'basketball' }),
};

/** Matches are to come, and none is played. */
export const Quiet: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: states.quiet,
};
export const Empty: Story = { parameters: states.empty };
export const Loading: Story = { parameters: states.loading };
export const Failed: Story = { parameters: states.failed };
