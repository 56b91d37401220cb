import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { inScenarios } from '@/shared/lib/test-scope';
import { NewsCard } from './news-card';
import { states } from './sample-states';

const meta = {
  title: 'pages/home/NewsCard',
  component: NewsCard,
  parameters: states.ordinary,
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof NewsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: inScenarios(states) };
