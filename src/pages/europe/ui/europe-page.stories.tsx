import { expect, screen, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { inScenarios } from '@/shared/lib/test-scope';
import { EuropePage } from './europe-page';
import { states } from './sample-states';

const meta = {
  title: 'pages/europe/EuropePage',
  component: EuropePage,
  parameters: { layout: 'fullscreen', router: { path: '/europe' }, ...states.ordinary },
} satisfies Meta<typeof EuropePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = { parameters: inScenarios(states) };

export const List: Story = {
  play: async ({ canvas }) => {
    const cell = await canvas.findByRole('button', { name: /아스널 승, 배당 1.72/ });
    await press(cell);
    await expect(cell).toHaveAttribute('aria-pressed', 'true');
    const soon = canvas.getByRole('button', { name: /3시간 이내/ });
    await press(soon);
    await expect(soon).toHaveAttribute('aria-pressed', 'true');
  },
};

/** Phones show one group of prices at a time, and the leagues in a sheet. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const total = await canvas.findByRole('button', { name: '언오버' });
    await press(total);
    await expect(total).toHaveAttribute('aria-pressed', 'true');
    await press(canvas.getByRole('button', { name: '리그 선택' }));
    const sheet = within(await screen.findByRole('dialog', { name: '리그 선택' }));
    await expect(await sheet.findByRole('link', { name: /프리미어리그/ })).toBeVisible();
  },
};

export const Keys: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const cell = await canvas.findByRole('button', { name: /아스널 승, 배당 1.72/ });
    cell.focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(canvas.getByRole('button', { pressed: true, name: /무, 배당/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(document.activeElement).toHaveAccessibleName(/, 배당/);
  },
};

export const Fixture: Story = {
  parameters: states.fixture,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      '아스널 대 브라이턴',
    );
    await press(await canvas.findByRole('button', { name: '승무패 고정하기' }));
    const pinned = within(canvas.getByRole('region', { name: '고정한 마켓' }));
    await expect(pinned.getByRole('region', { name: '승무패' })).toBeVisible();
  },
};

/** Nothing of the board is drawn under the question whether to enter. */
export const Asked: Story = { parameters: states.question };
export const Live: Story = { parameters: states.live };
export const Loading: Story = { parameters: states.loading };
export const Empty: Story = { parameters: states.empty };
/** A link to a league that has no match any more. */
export const Gone: Story = { parameters: states.gone };
export const Failed: Story = { parameters: states.failed };
