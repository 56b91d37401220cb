import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { BackLink } from './back-link';
import { states } from './sample-states';

const meta = {
  title: 'pages/inplay/BackLink',
  component: BackLink,
  parameters: { router: { path: '/inplay' }, ...states.ordinary },
} satisfies Meta<typeof BackLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { globals: { viewport: { value: 'phone' } } };
