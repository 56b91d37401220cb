import { expect } from 'storybook/test';
import { press } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { sectionsOf } from '../lib/market-sections';
import { scorerDetail } from '../lib/sample-scorers';
import { fullDetail, fullDetailValues } from '../lib/sample-detail';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { PinButton } from './pin-button';
import { ScorerGrid } from './scorer-grid';

const dto = scorerDetail();
const { fixture } = fullDetail(dto);
const sections = sectionsOf(fixture);

const meta = {
  title: 'widgets/fixture-markets/ScorerGrid',
  component: ScorerGrid,
  args: { fixture, sections, action: <PinButton typeId={711} name="득점자" /> },
  parameters: { scope: () => makeScope({ values: fullDetailValues(dto) }) },
} satisfies Meta<typeof ScorerGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The players of both teams in turn; those of one on demand, and all of them. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const players = () => canvas.getAllByRole('group').filter((one) => one.dataset.oddsRow === '');
    await expect(players()).toHaveLength(8);
    await press(canvas.getByRole('button', { name: '선수 2명 더 보기' }));
    await expect(players()).toHaveLength(10);
    await press(canvas.getByRole('button', { name: '브라이턴' }));
    await expect(players()).toHaveLength(5);
    await expect(canvas.getByText("Ciarán O'Neill")).toBeVisible();
    await press(canvas.getByRole('button', { name: '전체' }));
  },
};
