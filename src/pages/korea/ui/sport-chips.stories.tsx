import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $search } from '../model/page';
import { searchDefaults } from '../search';
import { SportChips } from './sport-chips';
import { board, manySports, scope } from './sample-states';

const meta = {
  title: 'pages/korea/SportChips',
  component: SportChips,
  parameters: { router: { path: '/korea/cross' }, scope: scope(board) },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof SportChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Chosen: Story = {
  parameters: { scope: scope([...board, [$search, { ...searchDefaults, sport: 'basketball' }]]) },
};
/** A sport that is chosen stays though it has no match. */
export const ChosenWithoutMatches: Story = {
  parameters: { scope: scope([...board, [$search, { ...searchDefaults, sport: 'e-sports' }]]) },
};
export const RarerSports: Story = { parameters: { scope: scope([...board, manySports]) } };
