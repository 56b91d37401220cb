import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { csv } from '../model';
import { scopeOf } from './sample-states';
import { Download } from './download';

const meta = {
  title: 'pages/statement/Download',
  component: Download,
  parameters: scopeOf(),
} satisfies Meta<typeof Download>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sending: Story = { parameters: scopeOf([csv.$isPending, true]) };

export const Failed: Story = { parameters: scopeOf([csv.$failure, { kind: 'network' }]) };
