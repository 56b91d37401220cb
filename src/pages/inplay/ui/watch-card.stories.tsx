import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { sampleIdOf } from '@/features/match-course/testing';
import { WatchCard } from './watch-card';
import { states } from './sample-states';

const meta = {
  title: 'pages/inplay/WatchCard',
  component: WatchCard,
  args: { fixtureId: sampleIdOf('football') },
  parameters: { router: { path: '/inplay' }, ...states.together },
} satisfies Meta<typeof WatchCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { globals: { viewport: { value: 'desktop' } } };
export const Loading: Story = { args: { fixtureId: 'sampleunknown' } };
