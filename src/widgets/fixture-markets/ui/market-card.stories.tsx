import type { Meta, StoryObj } from 'storybook-react-rsbuild';
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

export const Playground: Story = {};

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

const ladder = sections.find(({ typeId }) => typeId === 3) as MarketSection;

/** Lines under one another, with a button in the head. */
export const Ladder: Story = {
  args: {
    section: ladder,
    mainId: ladder.markets[0]?.id ?? null,
    action: <PinButton typeId={3} name="핸디캡" />,
  },
};

const scores = scoreDetail();

/** Exact scores are a grid. */
export const Scores: Story = {
  args: {
    fixture: fullDetail(scores).fixture,
    section: sectionsOf(fullDetail(scores).fixture)[0] as MarketSection,
    mainId: null,
  },
  parameters: { scope: () => makeScope({ values: fullDetailValues(scores) }) },
};

/** Beside cards of other matches it is named by its match, too. */
export const Shared: Story = { args: { isShared: true } };
