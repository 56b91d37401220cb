import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Account } from './account';
import { states } from './sample-states';

const meta = {
  title: 'pages/home/Account',
  component: Account,
  parameters: { router: {}, ...states.ordinary },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof Account>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfMember: Story = {};
export const OfGuest: Story = { parameters: states.guest };
