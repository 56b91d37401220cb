import { expect, within } from 'storybook/test';
import { press } from '@/shared/lib/test-press';
import { Stack } from '@/shared/ui/stack';
import { MARKET_GROUPS } from '#rules/markets/groups.ts';
import { makeScope } from '@/shared/lib/test-scope';
import { $allPins } from '../model/view';
import { sectionsOf } from '../lib/market-sections';
import { fullDetail, fullDetailValues } from '../lib/sample-detail';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { MarketGroups } from './market-groups';

const { fixture } = fullDetail();
const sections = sectionsOf(fixture);

const meta = {
  title: 'widgets/fixture-markets/MarketGroups',
  component: MarketGroups,
  args: { fixture, sections, chosen: null },
  parameters: { scope: () => makeScope({ values: fullDetailValues() }) },
} satisfies Meta<typeof MarketGroups>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is long is folded away until it is asked for. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: '정확한 스코어' })).toBeNull();
    await press(canvas.getByRole('button', { name: /^스페셜/ }));
    await expect(canvas.getByRole('region', { name: '정확한 스코어' })).toBeVisible();
    await press(canvas.getByRole('button', { name: /^주요/ }));
    await expect(canvas.queryByRole('region', { name: '승무패' })).toBeNull();
  },
};

/** Pinned markets stand before all others, and nowhere else. */
export const Pinned: Story = {
  parameters: {
    scope: () => makeScope({ values: [...fullDetailValues(), [$allPins, { guest: [17, 3] }]] }),
  },
  play: async ({ canvas }) => {
    const pinned = within(canvas.getByRole('region', { name: '고정한 마켓' }));
    await expect(pinned.getByRole('region', { name: '핸디캡' })).toBeVisible();
    await press(pinned.getByRole('button', { name: '핸디캡 고정 해제' }));
    await expect(pinned.queryByRole('region', { name: '핸디캡' })).toBeNull();
    await expect(canvas.getAllByRole('region', { name: '핸디캡' }).length).toBeGreaterThan(0);
  },
};

/** The winners, with the best known of the other groups. */
export const Main: Story = {
  args: { chosen: 'main' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: '승무패' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: '언더오버' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: '언더오버 - 아스널' })).toBeNull();
  },
};

/** Each other group while it is the only one: no market stands in two of them. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="4">
      {MARKET_GROUPS.filter(({ group }) => group !== 'main').map(({ group }) => (
        <MarketGroups key={group} {...args} chosen={group} />
      ))}
    </Stack>
  ),
};
