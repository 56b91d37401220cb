import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { AccountCard } from './account-card';
import { states } from './sample-states';

const meta = {
  title: 'pages/home/AccountCard',
  component: AccountCard,
  parameters: { router: {}, ...states.ordinary },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof AccountCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
/** No message is left to read. */
export const NothingUnread: Story = { parameters: states.empty };
