import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { Stack } from '@/shared/ui/stack';
import { type MarketSection, sectionsOf } from '../lib/market-sections';
import {
  fullDetail,
  fullDetailValues,
  sampleDetail,
  sampleDetailValues,
} from '../lib/sample-detail';
import { scoreDetail } from '../lib/sample-scores';
import { MarketCard } from './market-card';
import { PinButton } from './pin-button';

const { fixture } = sampleDetail();
const sections = sectionsOf(fixture);

/** Open, suspended, closed. */
const statuses = [1, 2, 3] as const;

const meta = {
  title: 'widgets/fixture-markets/MarketCard',
  component: MarketCard,
  args: { fixture, section: sections[0] as MarketSection },
  parameters: { scope: () => makeScope({ values: sampleDetailValues() }) },
} satisfies Meta<typeof MarketCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A kind of market for each status. */
export const Matrix: Story = {
  render: () => (
    <Stack gap="3">
      {statuses.map((status, at) => {
        const section = sections[at] as MarketSection;
        const markets = section.markets.map((market) => ({ ...market, status }));
        return <MarketCard key={status} fixture={fixture} section={{ ...section, markets }} />;
      })}
    </Stack>
  ),
};

const full = fullDetail();

/** The lines around the main one under one another; all of them on demand. */
export const Ladder: Story = {
  args: {
    fixture: full.fixture,
    section: sectionsOf(full.fixture).find(({ typeId }) => typeId === 3) as MarketSection,
    mainId: 'sample00full.3.50',
    action: <PinButton typeId={3} name="핸디캡" />,
  },
  parameters: { scope: () => makeScope({ values: fullDetailValues() }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('group')).toHaveLength(5);
    await press(canvas.getByRole('button', { name: '전체 9' }));
    await expect(canvas.getAllByRole('group')).toHaveLength(9);
    await press(canvas.getByRole('button', { name: '접기' }));
    await expect(canvas.getAllByRole('group')).toHaveLength(5);
  },
};

const live = scoreDetail({
  status: 2,
  score: { home: 1, away: 0 },
  clock: { period: '20', minute: 63 },
});

/** Exact scores are a grid; in play it starts at the score that is reached. */
export const Scores: Story = {
  args: {
    fixture: fullDetail(live).fixture,
    section: sectionsOf(fullDetail(live).fixture)[0] as MarketSection,
    mainId: null,
  },
  parameters: { scope: () => makeScope({ values: fullDetailValues(live) }) },
  play: async ({ canvas }) => {
    const cell = canvas.getByRole('button', { name: /2-1.*배당 8.10/ });
    await press(cell);
    await expect(cell).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.queryByRole('button', { name: /0-1/ })).toBeNull();
  },
};
